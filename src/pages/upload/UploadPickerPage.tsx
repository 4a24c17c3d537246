// The picker at /upload (docs/product/screens.md#pickers), and the upload to several instances at /upload?several=1.
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PickInstance } from '../../features/tools/PickInstance';
import { t } from '../../messages/t';
import { paths } from '../../paths';
import { lazyPart } from '../../ui/feedback/lazyPart';
import { Button } from '../../ui/form/Button';
import { PageSpinner } from '../../ui/waiting/PageSpinner';
import { upload } from './upload';

const SeveralUpload = lazyPart(async () => (await import('./several/SeveralUpload')).SeveralUpload);

/** The page at /upload. */
export function UploadPickerPage() {
  const [query] = useSearchParams();
  if (query.get('several') === '1') {
    return (
      <Suspense fallback={<PageSpinner />}>
        <SeveralUpload />
      </Suspense>
    );
  }
  return (
    <PickInstance tool={upload}>
      <Button component={Link} to={paths.uploadSeveral()} variant="outlined">
        {t('several.open')}
      </Button>
    </PickInstance>
  );
}
