import { hasMessaging } from '@memocartes/contract/offers/offers';
import type { Student } from '@memocartes/contract/students/students.routes';
import { openItemKey, usePanel } from '@memocartes/shared-shell/panel';
import { Can, useMe } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button } from '@memocartes/shared-ui/button';
import { type Column, DataTable, emailCell } from '@memocartes/shared-ui/data-table';
import { Card } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { AccountStatusTag } from '../../account/status/index.ts';
import { PendingFollowers } from '../../followers/attach-requests/index.ts';
import { useRelationText } from '../../followers/form/index.ts';

type Follower = Student['followers'][number];

/** The followers of a student; a row opens the panel of the follower. */
export function StudentFollowers({ student }: { readonly student: Student }) {
  const { t } = useTranslation('studentPage');
  const panel = usePanel();
  const me = useMe();
  const relation = useRelationText();
  const columns: Column<Follower>[] = [
    { key: 'name', title: t('name'), primary: true, render: personName },
    { key: 'relation', title: t('relation'), render: relation },
    { key: 'phone', title: t('phone'), render: ({ phone }) => phone ?? '–' },
    { key: 'email', title: t('email'), from: 'sm', render: ({ email }) => emailCell(email) },
    { key: 'status', title: t('status'), render: ({ account }) => account && <AccountStatusTag account={account} /> },
  ];
  const add = (
    <Can do="follower:create" on={{ schoolId: student.schools_id }}>
      <Button
        size="small"
        icon="plus"
        onClick={() => panel.open('followers', 'ADD', { itemId: student.id, fromPage: true })}
      >
        {t('addFollower')}
      </Button>
    </Can>
  );

  return (
    <Card title={t('followers')} actions={student.followers.length > 0 && add}>
      <DataTable
        label={t('followers')}
        columns={columns}
        page={{ rows: student.followers, count: student.followers.length }}
        onRow={({ id }) => panel.open('followers', 'VIEW', { itemId: id, fromPage: true })}
        currentKey={openItemKey(panel, 'followers')}
        empty={{
          title: t('noFollower'),
          hint: t(hasMessaging(me) ? 'noFollowerHint' : 'noFollowerHintBoxes'),
          action: add,
        }}
      />
      <Can do="follower:create" on={{ schoolId: student.schools_id }}>
        <PendingFollowers studentId={student.id} />
      </Can>
    </Card>
  );
}
