import type { User } from '@memocartes/contract/users/users.routes';
import { useGetUserQuery } from '@memocartes/shared-api/users.api';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Row } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { AccountStatusTag } from '../../account/status/AccountStatusTag.tsx';
import { NextAction } from '../../invitations/index.ts';
import { emailLink, phoneLink } from '../../panel-form/contactLinks.tsx';
import { DescriptionList } from '../../panel-form/DescriptionList.tsx';
import { ViewPanel } from '../../panel-form/ViewPanel.tsx';
import { ExportData } from '../../privacy/index.ts';
import { useRelationText } from '../form/useRelationText.ts';
import { Children } from './Children.tsx';
import { identitySubjectOf, linkOf, subjectOf } from './links.ts';
import { useDetachOrDelete } from './useDetachOrDelete.ts';
import { usePageStudent } from './usePageStudent.ts';

/**
 * Shows a follower in the panel. A button detaches them on a student's page, or deletes them in a list. If they have
 * not signed in yet, the next action is shown [invitations.to-complete].
 */
export function ViewFollower({ id }: { readonly id: number }) {
  const { t } = useTranslation('followerPanel');
  const studentId = usePageStudent();
  const query = useGetUserQuery({ id });
  return (
    <ViewPanel
      title={t('viewTitle')}
      query={query}
      footer={(follower) => <FollowerActions follower={follower} studentId={studentId} />}
    >
      {(follower) => <Content follower={follower} studentId={studentId} />}
    </ViewPanel>
  );
}

type Part = { readonly follower: User; readonly studentId: number | undefined };

function FollowerActions({ follower, studentId }: Part) {
  const { t } = useTranslation('followerPanel');
  const me = useMe();
  const can = useCan();
  const { switchTo, fromPage } = usePanel();
  const { detach, remove } = useDetachOrDelete(follower);
  const subject = subjectOf(follower, me);
  const link = linkOf(follower, studentId);

  return (
    <>
      {fromPage && link && studentId !== undefined && can('follower:detach', subject) && (
        <Button kind="danger-quiet" icon="unlink" onClick={() => void detach(link.student)}>
          {t('detach')}
        </Button>
      )}
      {!fromPage && can('follower:delete', subject) && (
        <Button kind="danger-quiet" icon="trash" onClick={() => void remove()}>
          {t(follower.is_shared ? 'remove' : 'delete')}
        </Button>
      )}
      {can('follower:edit', subject) && (link || can('follower:edit-identity', identitySubjectOf(follower, me))) && (
        <Button kind="primary" icon="edit" onClick={() => switchTo('EDIT')}>
          {t('edit')}
        </Button>
      )}
    </>
  );
}

function Content({ follower, studentId }: Part) {
  const { t } = useTranslation('followerPanel');
  const me = useMe();
  const relation = useRelationText();
  const { authentication, phone, student } = follower;
  const link = linkOf(follower, studentId);
  const related = link ? relation(link) : student.length > 1 && t('multiple');

  return (
    <>
      <p>
        <strong>{personName(authentication)}</strong>
      </p>
      <Row gap={3}>
        <AccountStatusTag account={authentication} />
        <NextAction person={follower} inPanel />
      </Row>
      {follower.is_incomplete && <Banner tone="warning">{t('incomplete')}</Banner>}
      {follower.is_shared && <Banner>{t('shared')}</Banner>}
      <DescriptionList
        items={[
          [t('lastname'), authentication.lastname],
          [t('firstname'), authentication.firstname],
          [t('relation'), related || null],
          [t('phone'), phoneLink(phone)],
          [t('email'), emailLink(authentication.email)],
        ]}
      />
      {studentId === undefined && <Children follower={follower} />}
      <ExportData type="USER" id={follower.id} on={subjectOf(follower, me)} />
    </>
  );
}
