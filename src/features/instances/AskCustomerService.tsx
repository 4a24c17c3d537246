// The way to customer service where an instance failed (docs/product/screens.md#progress-banner).
import Button from '@mui/material/Button';
import { paths } from '../../paths';

/** A link in a new tab. */
export function AskCustomerService() {
  return (
    <Button
      component="a"
      href={paths.support()}
      target="_blank"
      rel="noopener noreferrer"
      size="small"
      color="error"
      aria-label="Ask our customer service (opens in a new tab)"
    >
      Ask our customer service
    </Button>
  );
}
