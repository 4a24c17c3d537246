// The picker at /upload (specification 2).
import { PickInstance } from '../../guards/PickInstance';
import { upload } from './upload';

/** The page at /upload. */
export function UploadPickerPage() {
  return <PickInstance tool={upload} />;
}
