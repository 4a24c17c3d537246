// The picker at /upload (docs/product/screens.md#pickers).
import { PickInstance } from '../../features/tools/PickInstance';
import { upload } from './upload';

/** The page at /upload. */
export function UploadPickerPage() {
  return <PickInstance tool={upload} />;
}
