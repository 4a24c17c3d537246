// Where billing, instance and identity disagree about a stack (docs/product/supporter.md#incongruities): first on its
// screen, in plain words, with what each of them says side by side.
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useLeftOut } from '../../../api/client/lists';
import { stackConnectionQuery } from '../../../api/supporter/supporterConnections';
import { instanceDataQuery } from '../../../api/supporter/supporterInstances';
import { incongruitiesQuery } from '../../../api/supporter/supporterStacks';
import { stackSubscriptionQuery } from '../../../api/supporter/supporterTrials';
import { fieldName, saidOf, type Incongruity } from '../../../domain/supporter/incongruity';
import { LeftOutNotice } from '../../../ui/feedback/LeftOutNotice';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { SectionCard } from '../../../ui/content/SectionCard';

interface IncongruitiesPartProps {
  name: string;
  /** '' while it isn't known. */
  subscriptionId: string;
}

/** Takes the stack's name and its subscription's id. */
export function IncongruitiesPart({ name, subscriptionId }: IncongruitiesPartProps) {
  const query = useQuery(incongruitiesQuery(name));
  const leftOut = useLeftOut(incongruitiesQuery(name));
  return (
    <SectionCard id="incongruities" title="Incongruities">
      <LeftOutNotice count={leftOut} one="incongruity" many="incongruities" />
      <LoadedPart what="incongruities" query={query} height={44}>
        {(found) =>
          found.length + leftOut === 0 ? (
            <Box sx={{ display: 'flex', gap: 1, color: 'success.main' }}>
              <DoneIcon fontSize="small" aria-hidden />
              Billing, instance and identity agree.
            </Box>
          ) : (
            found.length > 0 && (
              <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
                {found.map((one) => (
                  <Disagreement
                    key={`${one.field} ${one.message}`}
                    incongruity={one}
                    name={name}
                    subscriptionId={subscriptionId}
                  />
                ))}
              </Box>
            )
          )
        }
      </LoadedPart>
    </SectionCard>
  );
}

interface DisagreementProps extends IncongruitiesPartProps {
  incongruity: Incongruity;
}

function Disagreement({ incongruity, name, subscriptionId }: DisagreementProps) {
  const { field, expected, actual, message } = incongruity;
  // Read by other parts of the screen; nothing here waits for them.
  const { data: billing } = useQuery({
    ...stackSubscriptionQuery(subscriptionId),
    enabled: subscriptionId !== '',
  });
  const { data: instance } = useQuery(instanceDataQuery(name));
  const { data: identity } = useQuery(stackConnectionQuery(name));
  const said = [
    ['Expected', expected],
    ['Actual', actual],
    ['Billing says', saidOf(billing, field)],
    ['Instance says', saidOf(instance, field)],
    ['Identity says', saidOf(identity, field)],
  ] as const;
  return (
    <li>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <WarningIcon fontSize="small" color="warning" aria-hidden />
        <div>
          <strong>{fieldName(field)}</strong>
          {message !== '' && `: ${message}`}
        </div>
      </Box>
      <Box component="dl" sx={sideBySide}>
        {said.map(([label, value]) => (
          <div key={label}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {value === '' ? 'nothing' : value}
            </Box>
          </div>
        ))}
      </Box>
    </li>
  );
}

const sideBySide = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: '8px 16px',
  m: 0,
  mt: 0.5,
  ml: 3.5,
} as const;
