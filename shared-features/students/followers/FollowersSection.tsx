import type { Student } from '@memocartes/contract/students/students.routes';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can, useCan, useMe } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button } from '@memocartes/shared-ui/button';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

import { PendingFollowers } from '../../followers/attach-requests/PendingFollowers.tsx';
import { useRelationText } from '../../followers/form/useRelationText.ts';
import { followerSubject, studentSubject } from '../permission-subject/studentSubject.ts';
import './followers-section.css';

/**
 * The followers of a student. Users with permission have buttons to open and add followers. They also see who lacks a
 * phone number or an e-mail address [invitations.to-complete].
 */
export function FollowersSection({ student }: { readonly student: Student }) {
  const { t } = useTranslation('studentPanel');
  const relation = useRelationText();
  const me = useMe();
  const can = useCan();
  const { open, fromPage } = usePanel();
  const canOpen = (follower: { readonly id: number }) => can('follower:view', followerSubject(student, follower, me));

  return (
    <section>
      <h3>{t('followers')}</h3>
      {student.followers.length === 0 && <p>{t('noFollower')}</p>}
      <ul className="student-followers">
        {student.followers.map((follower) => (
          <li key={follower.id}>
            <Stack gap={1}>
              <strong>{personName(follower)}</strong>
              <span>{relation(follower)}</span>
            </Stack>
            {follower.account && (!follower.email || !follower.phone) && <Tag tone="warning">{t('toComplete')}</Tag>}
            {canOpen(follower) && (
              <Button
                size="small"
                kind="quiet"
                icon="eye"
                aria-label={t('openFollower', { name: personName(follower) })}
                onClick={() => open('followers', 'VIEW', { itemId: follower.id, fromPage })}
              >
                {t('see')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Can do="follower:create" on={studentSubject(student)} fallback={<p>{t('addedBySchool')}</p>}>
        <PendingFollowers studentId={student.id} />
        <Row>
          <Button icon="plus" onClick={() => open('followers', 'ADD', { itemId: student.id, fromPage })}>
            {t('addFollower')}
          </Button>
        </Row>
      </Can>
    </section>
  );
}
