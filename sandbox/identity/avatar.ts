// The picture of the picture claim: a person's initials on a colour of their own.
import { escapeHtml } from '../pages/html.ts';
import type { Account } from '../world/world.ts';

/** Returns the person's picture, an SVG. */
export function avatarOf(account: Account): Response {
  const initials = account.name
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 2)
    .join('');
  const hue = (account.key.charCodeAt(0) * 37 + account.key.length * 61) % 360;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">` +
    `<rect width="96" height="96" fill="hsl(${hue} 45% 38%)"/>` +
    `<text x="48" y="48" dy=".35em" text-anchor="middle" font-family="sans-serif" font-size="38" fill="#fff">` +
    `${escapeHtml(initials)}</text></svg>`;
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
