// A secret that is got only when it is asked for, masked until then and again soon after, and can be copied without being
// shown (docs/product/supporter.md#secrets, docs/product/interface.md#secrets). Its value stands in this component's
// state while it shows, and nowhere else.
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import { useCallback, useRef, useState } from 'react';
import { SECRET_MASK } from '../../domain/connections/connection';
import { BusyButton } from '../form/BusyButton';
import { FailureAlert } from '../feedback/FailureAlert';
import { Capitalized } from './Capitalized';
import { useMasking } from './useMasking';
import { visuallyHidden } from './visuallyHidden';
import { t, type PlainKey } from '../../messages/t';

interface SecretTextProps {
  /** What it is, as its buttons call it: "admin password". */
  what: string;
  /** Gets it, each time it is asked for. */
  read: () => Promise<string>;
  /** The press that brought it here has asked for it: it shows at once. */
  isAskedFor?: boolean;
}

type Asked = 'to show' | 'to copy';

/** The masked secret, and the buttons that show and copy it. */
export function SecretText({ what, read, isAskedFor = false }: SecretTextProps) {
  const [shown, setShown] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const [said, setSaid] = useState<PlainKey>();
  const [failure, setFailure] = useState<Error>();
  // Whoever left before the answer came doesn't see it when they come back.
  const round = useRef(0);

  const mask = useCallback(() => {
    round.current += 1;
    setShown(undefined);
    setAsked(undefined);
  }, []);
  useMasking(shown !== undefined || asked === 'to show', mask);

  const ask = async (why: Asked, give: (secret: string) => unknown) => {
    round.current += 1;
    const own = round.current;
    setAsked(why);
    setFailure(undefined);
    setSaid(undefined);
    try {
      const secret = await read();
      if (own === round.current) await give(secret);
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error());
    } finally {
      if (own === round.current) setAsked(undefined);
    }
  };
  const copy = async (secret: string) => {
    try {
      await navigator.clipboard.writeText(secret);
      setSaid('common.secretCopied');
    } catch {
      setSaid('common.cannotCopySecret');
    }
  };
  // The press lies before this is drawn; asked once, however often it is drawn.
  const askOnce = (drawn: HTMLElement | null) => {
    if (drawn && round.current === 0) void ask('to show', setShown);
  };
  const toggle = () => {
    if (shown === undefined) void ask('to show', setShown);
    else mask();
  };

  return (
    <>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <Capitalized>{what}</Capitalized>
      </Box>
      <Box ref={isAskedFor ? askOnce : null} sx={{ minHeight: 28 }}>
        <Secret value={shown} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton
          variant="outlined"
          size="small"
          startIcon={<ShowIcon />}
          loadingPosition="start"
          aria-pressed={shown !== undefined}
          busy={asked === 'to show'}
          onClick={toggle}
          sx={{ '&[aria-pressed="true"]': { bgcolor: 'action.selected' } }}
        >
          {t('common.showWhat', { what })}
        </BusyButton>
        <BusyButton
          size="small"
          startIcon={<CopyIcon />}
          loadingPosition="start"
          busy={asked === 'to copy'}
          onClick={() => void (shown === undefined ? ask('to copy', copy) : copy(shown))}
        >
          {t('common.copyWhat', { what })}
        </BusyButton>
      </Box>
      <Box role="status" sx={{ minHeight: 20, mt: 0.5, typography: 'caption', color: 'text.secondary' }}>
        {shown !== undefined ? t('common.hidesAgain') : said !== undefined && t(said)}
      </Box>
      {failure && <FailureAlert message={t('failures.notRead', { what, why: failure.message })} />}
    </>
  );
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
