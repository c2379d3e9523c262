import type { ListedSession } from '@memocartes/contract/learning/sessions/sessions.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { personName } from '@memocartes/shared-ui/avatar';
import type { Column } from '@memocartes/shared-ui/data-table';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

/** A session past its end stays open until it is closed [sessions.status]. */
const stateOf = ({ status, is_over }: ListedSession) => (status !== 'ACTIVE' ? 'closed' : is_over ? 'over' : 'open');
const tones = { open: 'success', over: 'warning', closed: 'neutral' } as const;

/** Columns of the list of sessions. */
export function useSessionColumns(): Column<ListedSession>[] {
  const { t } = useTranslation('sessionsList');
  const dates = useDates();
  return [
    {
      key: 'date_create',
      title: t('opened'),
      primary: true,
      sortable: true,
      render: (row) => dates.instant(row.date_create),
    },
    { key: 'class', title: t('class'), render: (row) => row.class_.name },
    {
      key: 'creator',
      title: t('by'),
      from: 'sm',
      render: ({ creator }) => (creator ? personName(creator) : t('nobody')),
    },
    {
      key: 'joined',
      title: t('joined'),
      numeric: true,
      render: (row) => t('of', { part: row.nb_joined, all: row.nb_students }),
    },
    {
      key: 'status',
      title: t('status'),
      from: 'sm',
      render: (row) => <Tag tone={tones[stateOf(row)]}>{t(stateOf(row))}</Tag>,
    },
  ];
}
