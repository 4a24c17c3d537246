// The floor: the least that the same round trips can cost. A page with 2 KiB of script redirects to the login, or signs in
// silently, makes the overview's requests and renders one line. The time the portal takes beyond that is its own.
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORTAL } from './pages.mjs';

/** The script of the floor page; the hash of its address lists the requests to make. */
async function floor() {
  const { authorize, token, calls } = JSON.parse(decodeURIComponent(location.hash.slice(1)));
  if (!token) return location.assign(authorize);
  const encoded = (bytes) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const verifier = encoded(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const address = new URL(authorize);
  address.searchParams.set('code_challenge', encoded(digest));
  const answered = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = address.href;
  document.body.append(frame);
  const { code } = (await answered).data.response;
  const of = (name) => address.searchParams.get(name);
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: of('client_id'),
    redirect_uri: of('redirect_uri'),
    code,
    code_verifier: verifier,
  });
  const { access_token } = await (await fetch(token, { method: 'POST', body })).json();
  const headers = { Authorization: `Bearer ${access_token}` };
  await Promise.all(calls.map((call) => fetch(call, { headers }).then((answer) => answer.json())));
  const line = document.createElement('h1');
  line.textContent = 'Drawn, as the floor of what these hops take.';
  document.body.append(line);
}

/** Writes the floor page into the folder of a build. */
export function writeFloor(folder) {
  // Random, so that compression can't shrink it to nothing.
  const padding = randomBytes(800).toString('hex');
  const page = '<!doctype html><html lang="en"><title>Floor</title><body><script src="/floor.js"></script>';
  writeFileSync(join(folder, 'floor.html'), page);
  writeFileSync(join(folder, 'floor.js'), `(${floor})();//${padding}`);
}

/** Returns the floor page's address for the requests in `asked`: the portal's login alone, or all of the overview's calls. */
export function floorAddress(asked) {
  return `${PORTAL}/floor.html#${encodeURIComponent(JSON.stringify(asked))}`;
}
