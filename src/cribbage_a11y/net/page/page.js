"use strict";
// The page of a guest. Every sentence comes finished from the host and is put in as text, never as markup.

const GATHER = 300; // Milliseconds in which announcements are gathered, so that a reader loses none of them.
const KEPT = 40; // Announcements that stay to be seen.
const RETRIES = [500, 1000, 2000, 4000, 8000, 15000];
const REGIONS = ["your_turn", "your_hand", "the_play", "the_starter", "the_crib", "the_hands", "score"];
const KEYS = {
  Enter: "enter", Escape: "escape", Backspace: "backspace", " ": "space", ArrowLeft: "left",
  ArrowRight: "right", F1: "f1",
};

const find = (id) => document.getElementById(id);
const words = document.body.dataset;
const state = { wire: null, entering: null, heard: 0, tries: 0, over: false, asking: false, screen: null };
let waiting = [];
let timer = 0;
let before = null;

function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function put(list, lines) {
  list.replaceChildren(...lines.map((line) => element("li", line)));
}

function say(lines, now) {
  waiting.push(...lines);
  if (now) {
    flush();
  } else if (!timer) {
    timer = setTimeout(flush, GATHER);
  }
}

function flush() {
  clearTimeout(timer);
  timer = 0;
  const said = find("said");
  const all = document.createDocumentFragment();
  for (const line of waiting) {
    all.append(element("p", line));
  }
  waiting = [];
  said.append(all);
  while (said.childElementCount > KEPT) {
    said.firstElementChild.remove();
  }
}

function send(message) {
  if (state.wire && state.wire.readyState === WebSocket.OPEN) {
    state.wire.send(JSON.stringify(message));
  }
}

function command(name, number) {
  send({ command: name, number: number || 0, at: state.heard });
}

function connect() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const wire = new WebSocket(`${scheme}//${location.host}/wire`);
  state.wire = wire;
  wire.onopen = () => {
    const entering = state.entering;
    if (entering.enter && entering.enter.token && state.heard) {
      entering.enter.heard = state.heard;
    }
    wire.send(JSON.stringify(entering));
  };
  wire.onmessage = (event) => receive(JSON.parse(event.data));
  wire.onclose = () => {
    if (wire !== state.wire || state.over || !state.seated) {
      return;
    }
    if (!state.tries) {
      say([words.lost], true);
    }
    setTimeout(connect, RETRIES[Math.min(state.tries, RETRIES.length - 1)]);
    state.tries += 1;
  };
}

function receive(message) {
  if (message.refused) {
    state.seated = false;
    find("enter").hidden = false;
    find("table").hidden = true;
    sessionStorage.clear();
    say([message.refused], true);
    (message.about === "name" ? find("name") : find("code")).focus();
  } else if (message.seated) {
    seated(message.seated);
  } else if (message.say) {
    state.heard = message.number;
    say(message.say, message.answer);
  } else if (message.ask !== undefined) {
    ask(message.ask);
  } else if (message.ended !== undefined) {
    state.over = true;
    state.seated = false;
    sessionStorage.clear();
    say([message.ended].filter(Boolean), true);
    find("table").hidden = true;
    find("enter").hidden = false;
  }
  if (message.show) {
    show(message.show);
  }
}

function seated(given) {
  state.seated = true;
  state.over = false;
  if (state.tries) {
    say([words.back], true);
  }
  state.tries = 0;
  state.entering = { enter: { code: given.code, token: given.token } };
  sessionStorage.setItem("seat", JSON.stringify(state.entering));
  find("enter").hidden = true;
  find("table").hidden = false;
  if (document.activeElement === document.body || find("enter").contains(document.activeElement)) {
    document.activeElement.blur();
  }
}

function show(shown) {
  for (const [name, region] of Object.entries(shown.regions || {})) {
    find(`${name}-name`).textContent = region.name;
    if (name === "your_hand") {
      cards(region.lines, region.chosen);
    } else {
      put(find(name), region.lines);
    }
  }
  if (shown.history) {
    remember(shown.history);
  }
  if (shown.seats) {
    put(find("seats"), shown.seats);
  }
  if ("screen" in shown) {
    screen(shown.screen);
  }
  if ("game" in shown) {
    find("game").hidden = !shown.game;
  }
  if ("turn" in shown) {
    document.title = shown.turn ? `${words.yourTurn}. ${words.title}` : words.title;
  }
}

function keepFocus(list, make) {
  const place = [...list.children].findIndex((item) => item.contains(document.activeElement));
  make();
  if (place >= 0 && list.childElementCount) {
    const item = list.children[Math.min(place, list.childElementCount - 1)];
    (item.querySelector("button") || item).focus();
  }
}

function cards(lines, chosen) {
  const hand = find("your_hand");
  keepFocus(hand, () => {
    const items = lines.map((line, place) => {
      const item = document.createElement("li");
      if (place < chosen.length) {
        const button = element("button", line);
        button.type = "button";
        button.setAttribute("aria-pressed", String(chosen[place]));
        button.onclick = () => command("card", place + 1);
        item.append(button);
      } else {
        item.textContent = line;
      }
      return item;
    });
    hand.replaceChildren(...items);
  });
}

function screen(shown) {
  const before = state.screen;
  state.screen = shown;
  find("screen").hidden = !shown;
  if (!shown) {
    if (before && document.activeElement === document.body) {
      window.scrollTo(0, 0);
    }
    return;
  }
  find("screen-name").textContent = shown.title;
  const list = find("screen-lines");
  keepFocus(list, () => {
    list.replaceChildren(...shown.lines.map((line, place) => {
      const item = document.createElement("li");
      if (shown.menu) {
        const button = element("button", line);
        button.type = "button";
        button.onclick = () => command("card", place + 1);
        item.append(button);
      } else {
        item.textContent = line;
      }
      return item;
    }));
  });
}

function remember(history) {
  const list = find("history");
  find("history-name").textContent = history.name;
  if (history.first === 0) {
    list.replaceChildren();
  }
  for (const line of history.lines) {
    const item = element("li", line);
    item.tabIndex = -1;
    list.prepend(item);
  }
}

function ask(question) {
  state.asking = Boolean(question);
  find("asking").hidden = !question;
  if (question) {
    before = document.activeElement;
    find("question").textContent = question.question;
    find("answer").value = question.given;
    find("answer").focus();
  }
}

function answer(text) {
  send({ answer: text });
  ask(null);
  if (before && before.isConnected) {
    before.focus();
  }
}

function readHistory(event) {
  const list = find("history");
  if (event.target === list && event.key === "ArrowDown" && list.firstElementChild) {
    list.firstElementChild.focus();
    return true;
  }
  const item = event.target.closest("#history li");
  const moves = {
    ArrowUp: () => item.previousElementSibling,
    ArrowDown: () => item.nextElementSibling,
    Home: () => item.parentElement.firstElementChild,
    End: () => item.parentElement.lastElementChild,
  };
  if (!item) {
    return false;
  }
  if (event.key === "Escape" || event.key === "g") {
    item.blur();
    if (before && before.isConnected) {
      before.focus();
    }
    return true;
  }
  if (!moves[event.key]) {
    return false;
  }
  const there = moves[event.key]();
  if (there) {
    there.focus();
  }
  return true;
}

function enterHistory() {
  before = document.activeElement;
  (find("history").firstElementChild || find("history-name")).focus();
}

function option(id, value) {
  find(id).checked = value;
  document.documentElement.classList.toggle(id, value && id !== "keys");
  localStorage.setItem(id, value ? "1" : "");
}

function pressed(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) {
    return;
  }
  if (readHistory(event)) {
    event.preventDefault();
    return;
  }
  const target = event.target;
  if (target.matches("input, textarea, select")) {
    if (event.key === "Escape" && state.asking) {
      answer(null);
    }
    return;
  }
  const native = target.matches("button, a, summary") && (event.key === "Enter" || event.key === " ");
  if (native || !state.seated || !find("keys").checked) {
    return;
  }
  const key = KEYS[event.key] || (event.key.length === 1 ? event.key : null);
  if (!key || (key === "space" && target === document.body)) {
    return;
  }
  event.preventDefault();
  if (key === "g") {
    enterHistory();
  } else if (key === "b") {
    option("large", !find("large").checked);
  } else if (key === "enter" || (key === "escape" && !state.screen)) {
    command(key === "enter" ? "confirm" : "back");
  } else {
    send({ key });
  }
}

function start() {
  const code = decodeURIComponent(location.hash.slice(1));
  if (code) {
    find("code").value = code;
    history.replaceState(null, "", location.pathname);
  }
  for (const id of ["keys", "large", "contrast"]) {
    const kept = localStorage.getItem(id);
    if (kept !== null) {
      option(id, Boolean(kept));
    }
    find(id).onchange = () => option(id, find(id).checked);
  }
  document.addEventListener("keydown", pressed);
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-command]");
    if (button) {
      command(button.dataset.command);
    }
  });
  find("enter-form").onsubmit = (event) => {
    event.preventDefault();
    enter({ enter: { code: find("code").value, name: find("name").value } });
  };
  find("open").onclick = () => enter({ open: { name: find("name").value } });
  find("asking-form").onsubmit = (event) => {
    event.preventDefault();
    answer(find("answer").value);
  };
  find("give-up").onclick = () => answer(null);
  const seat = sessionStorage.getItem("seat");
  if (seat && !code) {
    state.seated = true;
    state.entering = JSON.parse(seat);
    connect();
  }
}

function enter(message) {
  state.entering = message;
  if (state.wire && state.wire.readyState === WebSocket.OPEN) {
    send(message);
  } else {
    connect();
  }
}

start();
