import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import type { StaffUser } from '@memocartes/contract/users/users.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { useRoleLabel } from '@memocartes/shared-shell/session';
import { Person, personName } from '@memocartes/shared-ui/avatar';
import { type Column, emailCell, namesCell } from '@memocartes/shared-ui/data-table';
import { useTranslation } from 'react-i18next';

import { AccountStatusTag } from '../../account/status/index.ts';

/** Columns of the list of staff. */
export function useStaffColumns(): Column<StaffUser>[] {
  const { t } = useTranslation('staffList');
  const dates = useDates();
  const label = useRoleLabel();
  return [
    {
      key: 'lastname',
      title: t('name'),
      primary: true,
      sortable: true,
      render: ({ authentication, avatar }) => (
        <Person name={personName(authentication)} src={avatar && documentUrl(avatar.id)} />
      ),
    },
    {
      key: 'role',
      title: t('role'),
      sortable: true,
      render: ({ authentication }) => label(authentication.role),
    },
    {
      key: 'email',
      title: t('email'),
      sortable: true,
      from: 'sm',
      render: ({ authentication }) => emailCell(authentication.email),
    },
    {
      key: 'classes',
      title: t('classes'),
      from: 'sm',
      render: ({ classes }) => namesCell(classes.map(({ name }) => name)),
    },
    {
      key: 'date_expiration',
      title: t('expiration'),
      sortable: true,
      from: 'md',
      render: ({ authentication: { date_expiration: ends } }) => (ends ? dates.day(ends) : t('noEnd')),
    },
    {
      key: 'status',
      title: t('status'),
      sortable: true,
      render: ({ authentication }) => <AccountStatusTag account={authentication} />,
    },
  ];
}
