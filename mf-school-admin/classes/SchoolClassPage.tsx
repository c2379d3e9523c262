import { ClassActions } from '@memocartes/shared-features/classes/actions';
import { ClassPage } from '@memocartes/shared-features/classes/page';
import { CollectiveRevisionLink } from '@memocartes/shared-features/collective-revision';
import { ImportStudents } from '@memocartes/shared-features/imports/buttons';
import { ClassWeekPack } from '@memocartes/shared-features/packs/class-week';
import { OpenSessionBanner } from '@memocartes/shared-features/sessions/open-close';
import { useIdParam } from '@memocartes/shared-shell/navigation';
import type { MenuEntry } from '@memocartes/shared-ui/menu';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

/**
 * `/classes/:id?`: a class of the school, with its session and its pack of the week. Without an id, redirects to the
 * list of classes.
 */
export default function SchoolClassPage() {
  const { t } = useTranslation('sessions');
  const id = useIdParam();
  if (id === undefined) return <Navigate to="/schools/classes" replace />;
  const links: MenuEntry[] = [
    { label: t('calendar'), icon: 'calendar', to: `/schools/packs?class=${id}` },
    { label: t('title'), icon: 'timer', to: `/classes/${id}/sessions` },
    { label: t('together'), icon: 'play', to: `/classes/collective/${id}` },
  ];
  return (
    <ClassPage
      scope="school"
      hasSessionsPage
      actions={(class_) => (
        <div className="classes__actions">
          <ClassActions class_={class_} more={links} />
        </div>
      )}
      top={(class_) => (
        <>
          <OpenSessionBanner class_={class_} linked />
          <ClassWeekPack classId={class_.id} class_={class_} />
        </>
      )}
      cardActions={(class_, cards) => (
        <CollectiveRevisionLink classId={class_.id} cards={cards.map(({ card }) => card.id)} />
      )}
      emptyAction={(class_) => <ImportStudents schoolId={class_.schools_id} class_={class_} />}
    />
  );
}
