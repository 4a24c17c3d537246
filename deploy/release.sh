#!/bin/sh
# Publishes a build to where the web server finds it, and rolls back to an earlier one (docs/operations.md). It needs only a
# POSIX shell, so it can run on the server without the rest of the project.
#
#   ROOT/current     the release that is served: a link that is switched in one step
#   ROOT/previous    the release that was served before
#   ROOT/releases/*  www: the web root; portal: nginx's files; assets.list: the assets that came with this release
#
# A release is named after its content: publishing the same build again is the same release, a different build is a new one,
# and nothing that was ever served is overwritten.
set -eu
umask 022

usage() {
  cat >&2 <<TEXT
Usage: release.sh publish ROOT [DIST [DIST_DEPLOY]]   serve a build (default: dist, dist-deploy)
       release.sh rollback ROOT [NAME]                serve the previous release, or the one of this name
       release.sh list ROOT                           list the releases
       release.sh prune ROOT [DAYS]                   delete the releases last served over DAYS days ago (default: 30)

LABEL=…   a prefix for the release's name: a commit, a version
RELOAD=…  the command that makes the web server read its new files; if it fails, the previous release is served again
TEXT
  exit 2
}

fail() {
  echo "$1" >&2
  exit 1
}

# Prints a name of letters and digits for all files below the folders, computed from their names and contents.
digest() {
  if command -v sha256sum >/dev/null; then sum=sha256sum; else sum='shasum -a 256'; fi
  for built in "$@"; do
    (cd "$built" && find . -type f | LC_ALL=C sort | while IFS= read -r file; do $sum "$file"; done)
  done | $sum | cut -c 1-12
}

# Prints the name of the release that a link points to, or an empty line.
target() {
  link=$(readlink "$root/$1" || true)
  echo "${link#releases/}"
}

# Makes a link point to a release. Renaming is a single step, so the link exists at every moment.
point() {
  ln -s "releases/$2" "$root/.$1.$$"
  mv -fT "$root/.$1.$$" "$root/$1" 2>/dev/null || mv -fh "$root/.$1.$$" "$root/$1"
}

# Links the other releases' own assets into a release, because open tabs still request them. Never replaces the release's own.
carry_over() {
  for list in "$root"/releases/*/assets.list; do
    other=${list%/assets.list}
    [ "$other" = "$1" ] && continue
    while IFS= read -r file; do
      [ -e "$1/www/assets/$file" ] && continue
      mkdir -p "$(dirname "$1/www/assets/$file")"
      ln "$other/www/assets/$file" "$1/www/assets/$file"
    done <"$list"
  done
}

# Starts serving a complete release; if RELOAD fails, goes back to the one before and exits.
serve() {
  before=$(target current)
  carry_over "$root/releases/$1"
  point current "$1"
  if ! sh -c "${RELOAD:-:}"; then
    if [ -n "$before" ]; then point current "$before"; else rm "$root/current"; fi
    fail "The web server refused it, so nothing has changed: ${before:-nothing} is served."
  fi
  if [ -n "$before" ] && [ "$before" != "$1" ]; then
    point previous "$before"
    # Records in the folder's time when the release was last served, for prune.
    touch "$root/releases/$before"
  fi
  echo "Served: $1"
}

publish() {
  web=${1:-dist}
  beside=${2:-dist-deploy}
  for file in "${web%/}/index.html" "${beside%/}/portal/site.conf"; do
    [ -f "$file" ] || fail "There is no $file: is this what \`npm run build\` wrote?"
  done
  case ${LABEL:-} in *[!A-Za-z0-9._-]* | .*) fail 'LABEL holds more than letters, digits, dots, hyphens and underscores.' ;; esac
  name=${LABEL:+$LABEL-}$(digest "$web" "$beside")

  if [ ! -d "$root/releases/$name" ]; then
    mkdir -p "$root/releases"
    new=$root/.new.$$
    trap 'rm -rf "$new"' EXIT
    mkdir "$new"
    cp -R "${beside%/}/." "$new/"
    cp -R "${web%/}" "$new/www"
    mkdir -p "$new/www/assets"
    (cd "$new/www/assets" && find . -type f | sed 's|^\./||') >"$new/assets.list"
    chmod -R a+rX "$new"
    mv "$new" "$root/releases/$name"
  fi
  serve "$name"
}

rollback() {
  name=${1:-$(target previous)}
  [ -n "$name" ] || fail 'There is no release before this one.'
  case $name in */* | .*) fail "That is no release's name: $name" ;; esac
  [ -f "$root/releases/$name/assets.list" ] || fail "There is no release $name."
  serve "$name"
}

list() {
  for each in "$root"/releases/*/; do
    each=$(basename "$each")
    case $each in
      "$(target current)") echo "$each  current" ;;
      "$(target previous)") echo "$each  previous" ;;
      *) echo "$each" ;;
    esac
  done
}

prune() {
  for each in "$root"/releases/*/; do
    each=${each%/}
    case $(basename "$each") in "$(target current)" | "$(target previous)") continue ;; esac
    [ -n "$(find "$each" -prune -mtime "+$1")" ] || continue
    rm -rf "$each"
    echo "Taken away: $(basename "$each")"
  done
}

[ $# -ge 2 ] && [ -n "$2" ] || usage
command=$1
root=${2%/}
shift 2
case $command in
  publish | rollback | list) "$command" "$@" ;;
  prune)
    case ${1:-30} in *[!0-9]*) usage ;; esac
    prune "${1:-30}"
    ;;
  *) usage ;;
esac
