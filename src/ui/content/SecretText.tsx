// A secret that is fetched only on request, masked until then and again soon after, and can be copied without being shown
// (docs/product/supporter.md#secrets, docs/product/interface.md#secrets). Its value is kept only in this component's state,
// and only while it is shown.
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { SECRET_MASK } from '../../domain/text/shown';
import { copyFetched } from '../../browser/copyFetched';
import { BusyButton } from '../form/BusyButton';
import { FailureAlert } from '../feedback/FailureAlert';
import { Capitalized } from './Capitalized';
import { visuallyHidden } from './styles';
import { t, type PlainKey } from '../../messages/t';
import { useListener } from '../../browser/effects/useListener';
import { useTimeout } from '../../browser/effects/useTimer';

interface SecretTextProps {
  /** What it is, as named on its buttons: "admin password". */
  what: string;
  /** Fetches the secret; called for each request to show or copy it while it is masked. */
  read: () => Promise<string>;
  /** The press that mounted this component requested the secret already: it is shown at once. */
  isRequested?: boolean;
}

type SecretRequest = 'to show' | 'to copy';

/** The masked secret, and the buttons that show and copy it. */
export function SecretText({ what, read, isRequested = false }: SecretTextProps) {
  const [shown, setShown] = useState<string>();
  const [request, setRequest] = useState<SecretRequest>();
  const [notice, setNotice] = useState<PlainKey>();
  const [failure, setFailure] = useState<Error>();
  // Numbers requests and maskings, so that a response that arrives after a masking is dropped.
  const round = useRef(0);

  const mask = () => {
    round.current += 1;
    setShown(undefined);
    setRequest(undefined);
  };
  useMasking(shown !== undefined || request === 'to show', mask);

  const ask = async (why: SecretRequest) => {
    round.current += 1;
    const own = round.current;
    const isCurrent = () => own === round.current;
    setRequest(why);
    setFailure(undefined);
    setNotice(undefined);
    try {
      const reading = read().then((secret) => {
        if (!isCurrent()) throw new DOMException('The secret was masked meanwhile.', 'AbortError');
        return secret;
      });
      const copying = why === 'to copy' ? copy(reading) : undefined;
      const secret = await reading;
      const outcome = await copying;
      if (!isCurrent()) return;
      if (outcome === undefined) setShown(secret);
      else setNotice(outcome);
    } catch (error) {
      if (isCurrent()) setFailure(error instanceof Error ? error : new Error());
    } finally {
      if (isCurrent()) setRequest(undefined);
    }
  };
  // The press came before this was mounted: requests the secret once, however often this renders.
  const askOnce = (element: HTMLElement | null) => {
    if (element && round.current === 0) void ask('to show');
  };
  const toggle = () => {
    if (shown === undefined) void ask('to show');
    else mask();
  };

  return (
    <>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <Capitalized>{what}</Capitalized>
      </Box>
      <Box ref={isRequested ? askOnce : null} sx={{ minHeight: 28 }}>
        <Secret value={shown} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton
          variant="outlined"
          size="small"
          startIcon={<ShowIcon />}
          loadingPosition="start"
          aria-pressed={shown !== undefined}
          busy={request === 'to show'}
          onClick={toggle}
          sx={{ '&[aria-pressed="true"]': { bgcolor: 'action.selected' } }}
        >
          {t('common.showWhat', { what })}
        </BusyButton>
        <BusyButton
          size="small"
          startIcon={<CopyIcon />}
          loadingPosition="start"
          busy={request === 'to copy'}
          onClick={() =>
            void (shown === undefined ? ask('to copy') : copy(Promise.resolve(shown)).then(setNotice))
          }
        >
          {t('common.copyWhat', { what })}
        </BusyButton>
      </Box>
      <Box role="status" sx={{ minHeight: 20, mt: 0.5, typography: 'caption', color: 'text.secondary' }}>
        {shown !== undefined ? t('common.hidesAgain') : notice !== undefined && t(notice)}
      </Box>
      {failure && <FailureAlert message={t('failures.notRead', { what, why: failure.message })} />}
    </>
  );
}

/** Copies the secret, which the press may still have to wait for. Returns what became of it, in words. */
async function copy(secret: Promise<string>): Promise<PlainKey> {
  try {
    await copyFetched(secret);
    return 'common.secretCopied';
  } catch {
    return 'common.cannotCopySecret';
  }
}

/** Never translated by a service, offered to a password manager, or printed. */
function Secret({ value }: { value: string | undefined }) {
  if (value === undefined) {
    return (
      <>
        <Box component="span" sx={visuallyHidden}>
          {t('common.hidden')}
        </Box>
        <Box component="code" aria-hidden sx={code}>
          {SECRET_MASK}
        </Box>
      </>
    );
  }
  return (
    <Box
      component="code"
      translate="no"
      spellCheck={false}
      data-1p-ignore=""
      sx={{ ...code, '@media print': { display: 'none' } }}
    >
      {value}
    </Box>
  );
}

const code = { fontFamily: 'monospace', fontSize: '1rem', userSelect: 'all' } as const;

// When a secret must be hidden again (docs/product/supporter.md#secrets): after 30 s, when the window loses the focus
// or is hidden, and when the page is left, including into the browser's back/forward cache.

const SHOWN_MS = 30_000;

/** Calls `mask` when the secret must be hidden again; `isOut` while it is shown or being fetched. */
function useMasking(isOut: boolean, mask: () => void): void {
  useTimeout(isOut ? SHOWN_MS : undefined, mask);
  useListener(window, 'blur', mask, { isOn: isOut });
  useListener(window, 'pagehide', mask, { isOn: isOut });
  useListener(
    document,
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') mask();
    },
    { isOn: isOut },
  );
}
