import type { User } from '@memocartes/contract/users/users.routes';
import { useGetUserQuery } from '@memocartes/shared-api/users.api';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can, useMe } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button, TextLink } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { emailLink, phoneLink } from '../../panel-form/contactLinks.tsx';
import { DescriptionList } from '../../panel-form/DescriptionList.tsx';
import { ViewPanel } from '../../panel-form/ViewPanel.tsx';
import { useRelationText } from '../form/useRelationText.ts';
import { subjectOf } from '../panel/links.ts';
import { useDetachOrDelete } from '../panel/useDetachOrDelete.ts';
import './followers-in-app.css';

/** A follower of any school, with a link to the page of each child. */
export default function FollowersInAppPanel() {
  const { itemId } = usePanel();
  return itemId === null ? null : <ShownFollower id={itemId} />;
}

function ShownFollower({ id }: { readonly id: number }) {
  const { t } = useTranslation('followerPanel');
  const query = useGetUserQuery({ id });
  return (
    <ViewPanel title={t('inAppTitle')} query={query} footer={(follower) => <FollowerActions follower={follower} />}>
      {(follower) => (
        <>
          <DescriptionList
            items={[
              [t('name'), personName(follower.authentication)],
              [t('email'), emailLink(follower.authentication.email)],
              [t('phone'), phoneLink(follower.phone)],
            ]}
          />
          <ChildLinks follower={follower} />
        </>
      )}
    </ViewPanel>
  );
}

function FollowerActions({ follower }: { readonly follower: User }) {
  const { t } = useTranslation('followerPanel');
  const me = useMe();
  const { close } = usePanel();
  const { remove } = useDetachOrDelete(follower);

  return (
    <>
      <Can do="follower:delete" on={subjectOf(follower, me)}>
        <Button kind="danger-quiet" icon="trash" onClick={() => void remove()}>
          {t('delete')}
        </Button>
      </Can>
      <Button onClick={close}>{t('cancel')}</Button>
    </>
  );
}

function ChildLinks({ follower }: { readonly follower: User }) {
  const { t } = useTranslation('followerPanel');
  const relation = useRelationText();
  return (
    <section>
      <h3>{t('children')}</h3>
      {follower.student.length === 0 && <p>{t('noChild')}</p>}
      <ul className="app-children">
        {follower.student.map((link) => (
          <li key={link.student.id}>
            <TextLink to={`/students/${link.student.id}`} className="app-children__card">
              <strong>{personName(link.student)}</strong>
              <span>{link.student.school.name}</span>
              <span>{relation(link)}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
