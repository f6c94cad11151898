"""What the directory does in one step inside Redis or Valkey, in its language Lua. Times are the server's."""

from __future__ import annotations

from typing import Final

JOIN: Final = """
local there = redis.call('GET', KEYS[1])
if there then
  local card = cjson.decode(there)
  if card.instance ~= ARGV[2] and card.address ~= ARGV[3] then return there end
end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[4])
return false
"""
"""KEYS: the host's place. ARGV: its card, instance, address, milliseconds. Gives who is there instead."""

RENEW: Final = """
local others = {}
for place, key in ipairs(KEYS) do
  local owner = redis.call('GET', key)
  if owner and owner ~= ARGV[1] then
    table.insert(others, place)
  else
    redis.call('SET', key, ARGV[1], 'PX', ARGV[2])
  end
end
return others
"""
"""KEYS: codes. ARGV: the host's id, milliseconds. Gives the places, from 1, of those that are another's."""

RELEASE: Final = """
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
"""
"""KEYS: a code. ARGV: the host's id."""

JUDGE: Final = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local most, window = tonumber(ARGV[2]), tonumber(ARGV[3])
local first, longest = tonumber(ARGV[4]), tonumber(ARGV[5])
local most_of_all, window_of_all = tonumber(ARGV[6]), tonumber(ARGV[7])
local kept = redis.call('HMGET', KEYS[1], 'ends', 'wait')
local ends, wait = tonumber(kept[1] or 0), tonumber(kept[2] or 0)
redis.call('ZREMRANGEBYSCORE', KEYS[3], '-inf', now - window_of_all)
if now < ends or redis.call('ZCARD', KEYS[3]) >= most_of_all then return 0 end
if ARGV[1] == '1' then return 1 end
redis.call('ZADD', KEYS[3], now, ARGV[8])
redis.call('PEXPIRE', KEYS[3], window_of_all)
if wait > 0 and now - ends > math.max(window, wait) then wait = 0 end
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now - window)
redis.call('ZADD', KEYS[2], now, ARGV[8])
redis.call('PEXPIRE', KEYS[2], window)
if wait > 0 or redis.call('ZCARD', KEYS[2]) >= most then
  wait = wait > 0 and math.min(wait * 2, longest) or first
  ends = now + wait
end
if wait > 0 then
  redis.call('HSET', KEYS[1], 'ends', ends, 'wait', wait)
  redis.call('PEXPIRE', KEYS[1], ends - now + math.max(window, wait))
else
  redis.call('DEL', KEYS[1])
end
return 1
"""
"""The limits of :class:`~cribbage_a11y.net.limits.Guesses`, for all hosts together.

KEYS: an address's wait, its wrong codes, those of all. ARGV: 1 for a right code, the limits with times in
milliseconds, and what tells this wrong code from the others. Gives 1 where the code is looked at.
"""
