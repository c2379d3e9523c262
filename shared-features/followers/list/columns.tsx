import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import type { Follower } from '@memocartes/contract/users/users.routes';
import { Person, personName } from '@memocartes/shared-ui/avatar';
import { type Column, emailCell } from '@memocartes/shared-ui/data-table';
import { useTranslation } from 'react-i18next';

import { AccountStatusTag } from '../../account/status/index.ts';
import { useRelationText } from '../form/index.ts';

/** Columns of the list of followers. */
export function useFollowerColumns(): Column<Follower>[] {
  const { t } = useTranslation('followersList');
  const relation = useRelationText();
  // « Mère », or « Multiple » for a follower of several children [followers.multiple]
  const relationOf = ({ student: [first, ...others] }: Follower) =>
    others.length > 0 ? t('multiple') : first ? relation(first) : '–';
  // A child who has left the school is marked [followers.departed].
  const childOf = (child: Follower['student'][number]['student']) =>
    child.has_left ? t('leftChild', { name: personName(child) }) : personName(child);

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
    { key: 'relation', title: t('relation'), render: relationOf },
    {
      key: 'children',
      title: t('children'),
      render: ({ student }) => student.map(({ student: child }) => childOf(child)).join(', ') || t('nobody'),
    },
    {
      key: 'email',
      title: t('email'),
      sortable: true,
      from: 'sm',
      render: ({ authentication }) => emailCell(authentication.email),
    },
    { key: 'phone', title: t('phone'), from: 'md', render: ({ phone }) => phone ?? '–' },
    {
      key: 'status',
      title: t('status'),
      sortable: true,
      render: ({ authentication }) => <AccountStatusTag account={authentication} />,
    },
  ];
}
