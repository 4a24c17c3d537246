// The component library's button, with its text in an element of its own (docs/product/interface.md#changed-pages).
import MuiButton, { type ButtonProps } from '@mui/material/Button';

/** The library's button: the same props, and as a link the same `component` and its props. */
export const Button = (({ children, ...props }: ButtonProps) => (
  <MuiButton {...props}>{typeof children === 'string' ? <span>{children}</span> : children}</MuiButton>
)) as typeof MuiButton;
