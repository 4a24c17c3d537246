// Finds a control's labels by id. jsdom walks the whole page instead, for every control that a query by label looks at, which
// took a tenth of the time of the screen tests with long forms.

/** Replaces the `labels` of the page's controls. */
export function findLabelsById(): void {
  for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
    Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf });
  }
}

function labelsOf(this: HTMLElement): HTMLLabelElement[] {
  return [...this.ownerDocument.getElementsByTagName('label')].filter((label) => isLabelOf(label, this));
}

/** A label names the first element with the id in its `for`; without one, the first control in it. */
function isLabelOf(label: HTMLLabelElement, control: HTMLElement): boolean {
  if (!label.hasAttribute('for')) return label.contains(control) && label.control === control;
  return label.htmlFor === control.id && control.ownerDocument.getElementById(control.id) === control;
}
