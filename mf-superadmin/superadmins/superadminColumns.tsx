import type { Account } from '@memocartes/contract/auth/auth.routes';
import { AccountStatusTag } from '@memocartes/shared-features/account/status';
import { useDates } from '@memocartes/shared-shell/i18n';
import { useMe } from '@memocartes/shared-shell/session';
import { Person, personName } from '@memocartes/shared-ui/avatar';
import { type Column, emailCell } from '@memocartes/shared-ui/data-table';
import { Row } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

/** Columns of the list of superadmins. The user's own row is marked. */
export function useSuperadminColumns(): Column<Account>[] {
  const { t } = useTranslation('superadmins');
  const dates = useDates();
  const me = useMe();
  return [
    {
      key: 'lastname',
      title: t('name'),
      primary: true,
      sortable: true,
      render: (row) => (
        <Row gap={2}>
          <Person name={personName(row)} />
          {row.id === me.id && <Tag tone="accent">{t('you')}</Tag>}
        </Row>
      ),
    },
    { key: 'email', title: t('email'), sortable: true, from: 'sm', render: ({ email }) => emailCell(email) },
    { key: 'phone', title: t('phone'), from: 'md', render: ({ phone }) => phone ?? '–' },
    {
      key: 'date_subscription',
      title: t('since'),
      sortable: true,
      from: 'sm',
      render: ({ date_subscription: since }) => dates.day(since),
    },
    {
      key: 'status',
      title: t('status'),
      sortable: true,
      render: (row) => <AccountStatusTag account={row} />,
    },
  ];
}
