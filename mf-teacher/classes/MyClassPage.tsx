import { DifficultCards } from '@memocartes/shared-features/classes/difficult-cards';
import { ClassPage } from '@memocartes/shared-features/classes/page';
import { classSubject } from '@memocartes/shared-features/classes/permission-subject';
import { CollectiveRevisionLink } from '@memocartes/shared-features/collective-revision';
import { ClassWeekPack } from '@memocartes/shared-features/packs/class-week';
import { OpenSessionBanner } from '@memocartes/shared-features/sessions/open-close';
import { Can } from '@memocartes/shared-shell/session';
import { Menu, type MenuEntry } from '@memocartes/shared-ui/menu';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';

import { OwnClassActions } from '../administration/ownSchoolActions.tsx';
import { ClassStart } from './ClassStart.tsx';
import { SessionAction } from './SessionAction.tsx';

/**
 * `/classes/:id`: the class, its open session, its pack of this week and each student's boxes; for a new class the next
 * steps. Without an id, redirects to the list of classes.
 */
export default function MyClassPage() {
  const { t } = useTranslation('sessions');
  if (!useParams()['id']) return <Navigate to="/schools/classes" replace />;

  const links = (id: number): MenuEntry[] => [
    { label: t('calendar'), icon: 'calendar', to: `/schools/packs?class=${id}` },
    { label: t('title'), icon: 'timer', to: `/classes/${id}/sessions` },
  ];

  return (
    <ClassPage
      scope="mine"
      hasSessionsPage
      actions={(class_, { isNew }) => (
        <div className="classes__actions">
          {isNew === false && <SessionAction class_={class_} kind="primary" />}
          <Can do="class:edit" on={classSubject(class_)} fallback={<Menu label={t('more')} items={links(class_.id)} />}>
            <OwnClassActions class_={class_} more={links(class_.id)} importKind="menu" />
          </Can>
        </div>
      )}
      start={(class_) => <ClassStart class_={class_} />}
      top={(class_, { isNew }) => (
        <>
          <OpenSessionBanner class_={class_} />
          {!isNew && <ClassWeekPack classId={class_.id} class_={class_} />}
        </>
      )}
      cardActions={(class_, cards) => (
        <CollectiveRevisionLink classId={class_.id} cards={cards.map(({ card }) => card.id)} />
      )}
      between={(class_) => <DifficultCards classId={class_.id} />}
    />
  );
}
