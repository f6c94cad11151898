# shellcheck shell=sh
# Sourced by ./play, ./run-tests and .ci/run, with $top set to the checkout. prepare EXTRA leaves $python, the
# interpreter of .venv, with the game and the libraries of EXTRA ("play" for none, "test") installed, or ends the
# script after one line that says what is missing. A start that finds everything in place costs some milliseconds.

: "${top:?}"
environment=$top/.venv
python=$environment/bin/python

complain() {
    printf '%s\n' "$1" >&2
    exit 1
}

# What the installation depends on: where the checkout is, which Python serves it, what the project asks for, and
# the translations, which are compiled when the package is installed.
fingerprint() {
    sources=$(cat "$top/pyproject.toml" "$top"/locales/*/LC_MESSAGES/*.po 2> /dev/null | cksum)
    printf '%s %s %s\n' "$top" "$(readlink -f "$python")" "$sources"
}

is_ready() {
    [ -x "$python" ] || return 1
    now=$(fingerprint)
    for wanted in "$@"; do
        [ -f "$environment/ready-$wanted" ] && [ "$now" = "$(cat "$environment/ready-$wanted")" ] && return 0
    done
    return 1
}

# A missing package of the system: root installs it, a person at a terminal is asked, a script is told.
install_or_say() {
    missing=$1 packages=$2
    command -v apt-get > /dev/null || complain "$missing Install Python 3.11 or newer with its venv module, then start again."
    if [ "$(id -u)" -eq 0 ]; then
        printf '%s\n' "$missing Installing it with: apt-get install $packages"
        as_root=
    elif [ -t 0 ] && command -v sudo > /dev/null; then
        printf '%s\n' "$missing Press Enter to install it with: sudo apt-get install $packages" "Press Control C to stop."
        read -r _
        as_root=sudo
    else
        complain "$missing Install it with: sudo apt-get install $packages. Then start again."
    fi
    export DEBIAN_FRONTEND=noninteractive
    account=$(mktemp)
    # shellcheck disable=SC2086 # a list of packages, and a prefix that may be empty
    if ! { $as_root apt-get -qq update && $as_root apt-get -qq install -y $packages; } > "$account" 2>&1; then
        cat "$account" >&2
        complain "The system did not install $packages, and nothing can be played without."
    fi
    rm -f "$account"
}

# Sets $system_python to the first Python that is new enough, or to nothing.
find_python() {
    for system_python in python3 python3.14 python3.13 python3.12 python3.11; do
        "$system_python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null && return 0
    done
    system_python=
    return 1
}

require_python() {
    if ! find_python; then
        if command -v python3 > /dev/null; then
            install_or_say "Python 3.11 or newer is missing." "python3.11 python3.11-venv"
        else
            install_or_say "Python is missing." "python3 python3-venv"
        fi
        find_python || complain "The system's Python is older than 3.11. Install Python 3.11 or newer, then start again."
    fi
    "$system_python" -c 'import ensurepip, venv' 2> /dev/null ||
        install_or_say "The venv module of Python is missing." "$system_python-venv"
}

make_environment() {
    "$python" -c 'import pip' 2> /dev/null && return 0
    require_python
    "$system_python" -m venv --clear "$environment" ||
        complain "The folder $environment could not be made. Is the disk full, or the folder not yours?"
}

prepare() {
    extra=$1
    is_ready "$extra" test && return 0
    printf '%s\n' "Preparing what is needed, once. This can take some minutes."
    make_environment
    report=$environment/install.log
    wanted=$top
    [ "$extra" = play ] || wanted="${top}[$extra]"
    "$python" -m pip install --disable-pip-version-check --editable "$wanted" > "$report" 2>&1 ||
        complain "The libraries could not be installed. Is there a connection to the internet? The report is in $report."
    fingerprint > "$environment/ready-$extra"
    printf '%s\n' "Everything is in place."
}
