/**
 * The asterisk at the label of what is required (docs/product/interface.md#labels). Not a part of the label's text: the field is
 * called by its name alone, and screen readers say "required" by themselves.
 */
export const requiredMark = {
  '&::after': { content: '" *"' },
  // The second text, an empty one, is what is read out.
  '@supports (content: "a" / "b")': { '&::after': { content: '" *" / ""' } },
} as const;
