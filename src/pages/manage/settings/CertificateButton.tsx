// Downloads the certificate of the Multi-Platform Probe (docs/product/instance-settings.md#certificate): there is one
// only while the probe is enabled.
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useCertificate } from '../../../api/instances/probe';
import { BusyButton } from '../../../ui/form/BusyButton';
import { FailureAlert } from '../../../ui/feedback/FailureAlert';
import { saveFile } from '../../../browser/saveFile';
import { t } from '../../../messages/t';

interface CertificateButtonProps {
  stackId: string;
  fileName: string;
  isAvailable: boolean;
}

const PEM = 'application/x-pem-file';

/** The button, and beside it the reason if there is nothing to download. */
export function CertificateButton({ stackId, fileName, isAvailable }: CertificateButtonProps) {
  const { run, isPending, error } = useCertificate(stackId);
  const reasonId = useId();
  const download = () =>
    run(undefined, { onSuccess: (text) => saveFile(new Blob([text], { type: PEM }), fileName) });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', mt: 2 }}>
        <BusyButton
          variant="outlined"
          startIcon={<DownloadIcon />}
          busy={isPending}
          disabled={!isAvailable}
          aria-describedby={isAvailable ? undefined : reasonId}
          onClick={download}
        >
          {t('manage.downloadCertificate')}
        </BusyButton>
        {!isAvailable && (
          <Box id={reasonId} sx={{ color: 'text.secondary' }}>
            {t('manage.certificateNeedsProbe')}
          </Box>
        )}
      </Box>
      {error && (
        <FailureAlert
          message={t('manage.certificateNotDownloaded', { why: error.message })}
          onRetry={download}
          sx={{ mt: 2 }}
        />
      )}
    </>
  );
}
