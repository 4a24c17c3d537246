// The picker at /entra-id (docs/product/screens.md#pickers).
import { PickInstance } from '../../features/tools/PickInstance';
import { entraId } from './entraId';

/** The page at /entra-id. */
export function EntraIdPickerPage() {
  return <PickInstance tool={entraId} />;
}
