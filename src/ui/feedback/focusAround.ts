// Where the focus goes from a control that disappears when pressed.

/** Moves the focus to the nearest focusable ancestor (`tabindex="-1"`), without scrolling. */
export function focusAround(element: Element): void {
  element.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
