// The colour scheme of index.html, which a plain page and the browser's own controls follow (docs/product/interface.md#colour-schemes).
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { showPlainPage } from '../../../src/plainPage';

const page = readFileSync(`${import.meta.dirname}/../../../index.html`, 'utf8');
const root = document.documentElement;
afterEach(() => {
  root.removeAttribute('data-color-scheme');
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('the plain page without the app', () => {
  it.each([
    [null, 'light', 'rgb(246, 247, 249)'],
    ['light', 'light', 'rgb(246, 247, 249)'],
    ['dark', 'dark', 'rgb(15, 19, 24)'],
  ])('has readable text on its background with the stored colour scheme %s', (chosen, scheme, background) => {
    const { head } = new DOMParser().parseFromString(page, 'text/html');
    document.head.append(...head.querySelectorAll('style'));
    if (chosen !== null) root.setAttribute('data-color-scheme', chosen);
    showPlainPage('The portal couldn’t be loaded', ['Check your connection.']);
    // A system colour: which one it is depends on the page’s scheme.
    expect(document.querySelector('main')?.style.color.toLowerCase()).toBe('canvastext');
    const { colorScheme, backgroundColor } = getComputedStyle(root);
    expect([colorScheme, backgroundColor]).toEqual([scheme, background]);
  });
});
