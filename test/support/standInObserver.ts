// What is in view in jsdom, which lays nothing out: everything, unless a test places elements by their getBoundingClientRect.

type Tell = (entries: { target: Element; isIntersecting: boolean }[]) => void;

/** Looks at once and at each scroll of the window, where a browser waits for its next frame. */
export class StandInObserver {
  readonly #watched = new Set<Element>();
  readonly #tell: Tell;

  constructor(tell: Tell) {
    this.#tell = tell;
    window.addEventListener('scroll', () => this.#watched.forEach((target) => this.#look(target)));
  }

  observe(target: Element) {
    this.#watched.add(target);
    this.#look(target);
  }

  unobserve(target: Element) {
    this.#watched.delete(target);
  }

  disconnect() {
    this.#watched.clear();
  }

  #look(target: Element) {
    const { top, bottom } = target.getBoundingClientRect();
    this.#tell([{ target, isIntersecting: bottom >= 0 && top <= window.innerHeight }]);
  }
}
