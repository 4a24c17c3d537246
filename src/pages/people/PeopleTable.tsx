// The table "People": a row for each person, which opens to their instances.
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { accessLevelLabel, lastLoginLabel } from '../../domain/instances/monitoringUser';
import { peopleOrder, type Person } from '../../domain/people/people';
import { displayName } from '../../domain/subscriptions/subscription';
import { ABSENT } from '../../domain/text/shown';
import { LAST_LOGIN_WIDTH, lastLoginCell } from '../../features/users/userColumns';
import { t } from '../../messages/t';
import { paths } from '../../paths';
import { DataTable } from '../../ui/table/DataTable';
import { withChoice, type Column, type Sort } from '../../ui/table/dataTableModel';
import { ExpandButton } from '../../ui/table/ExpandButton';
import { NoteCell } from '../../ui/table/NoteCell';

interface PeopleTableProps {
  people: readonly Person[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The keys of the people whose instances are shown. */
  open: ReadonlySet<string>;
  onOpen: (open: ReadonlySet<string>) => void;
}

/** The people that the search finds. */
export function PeopleTable({ people, sort, onSort, open, onOpen }: PeopleTableProps) {
  return (
    <DataTable
      caption={t('people.title')}
      columns={columnsWith(open, (key, isOpen) => onOpen(withChoice(open, [key], isOpen)))}
      sortColumns={PEOPLE_COLUMNS}
      rows={people}
      keyOf={keyOf}
      sort={sort}
      onSort={onSort}
      noteOf={(person) => open.has(person.key) && <Accesses person={person} />}
      minWidth={760}
      twoLines="minmax(0, 1fr) auto"
    />
  );
}

const keyOf = ({ key }: Person) => key;

/** A person's instances, with the access level and the last login in each. */
function Accesses({ person }: { person: Person }) {
  return (
    <NoteCell>
      <Box component="ul" sx={{ display: 'grid', gap: 0.5, m: 0, py: 0.5, pl: 2.5 }}>
        {person.accesses.map(({ instance, user }) => (
          <li key={`${instance.id}/${user.id}`}>
            <Link component={RouterLink} to={paths.prtgUsers(instance.id)} translate="no">
              {displayName(instance)}
            </Link>
            <span>{` – ${accessLevelLabel(user.accessLevel) || ABSENT}, `}</span>
            <span>{t('people.lastLogin', { when: lastLoginLabel(user) })}</span>
          </li>
        ))}
      </Box>
    </NoteCell>
  );
}

const columnsWith = (
  open: ReadonlySet<string>,
  onOpen: (key: string, isOpen: boolean) => void,
): Column<Person>[] => [
  {
    key: 'name',
    isVerbatim: true,
    label: 'tables.name',
    width: 'minmax(140px, 1.2fr)',
    area: '1 / 1 / 2 / 2',
    orderBy: peopleOrder.name,
    cell: ({ name }) => name || ABSENT,
  },
  {
    key: 'email',
    isVerbatim: true,
    label: 'tables.email',
    width: 'minmax(180px, 1.6fr)',
    area: '2 / 1 / 3 / 3',
    orderBy: peopleOrder.email,
    cell: ({ email }) => email || ABSENT,
  },
  {
    key: 'instances',
    label: 'tools.instances',
    width: '104px',
    isFigure: true,
    area: '1 / 2 / 2 / 3',
    orderBy: peopleOrder.instances,
    cell: (person) => (
      <ExpandButton
        isOpen={open.has(person.key)}
        onOpen={(isOpen) => onOpen(person.key, isOpen)}
        aria-label={t('people.instancesOf', {
          count: person.instances,
          name: person.name || person.email || ABSENT,
        })}
      >
        {String(person.instances)}
      </ExpandButton>
    ),
  },
  {
    key: 'access',
    label: 'tables.accessLevel',
    width: 'minmax(104px, 0.7fr)',
    area: '3 / 1 / 4 / 2',
    orderBy: peopleOrder.accessLevel,
    cell: ({ accessLevel }) => accessLevelLabel(accessLevel) || ABSENT,
  },
  {
    key: 'login',
    label: 'tables.lastLogin',
    width: LAST_LOGIN_WIDTH,
    area: '3 / 2 / 4 / 3',
    orderBy: peopleOrder.lastLogin,
    cell: lastLoginCell,
  },
];

/** By which the rows are sorted, whichever of them are open. */
export const PEOPLE_COLUMNS = columnsWith(new Set(), () => undefined);
