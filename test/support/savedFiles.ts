// Collects what the portal saves: jsdom neither makes addresses of files nor downloads any.
import { vi } from 'vitest';

/** Returns the files saved from now on, until the test ends: the name and the text of each. */
export function savedFiles(): { name: string; text: Promise<string> }[] {
  const files: { name: string; text: Promise<string> }[] = [];
  let text = Promise.resolve('');
  URL.createObjectURL = (file: Blob) => {
    text = file.text();
    return 'blob:made';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text });
  });
  return files;
}
