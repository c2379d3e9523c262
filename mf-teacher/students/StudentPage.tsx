import { StudentBoxesPage } from '@memocartes/shared-features/students/page';
import { PhysicalCards, TrackingActions } from '@memocartes/shared-features/students/tracking';
import { useCan } from '@memocartes/shared-shell/session';
import { LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';

import { OwnStudentActions, OwnStudentSections } from '../administration/ownSchoolActions.tsx';

/**
 * `/students/:id?`: a student's cards by box, with actions on their tracking and physical cards [families.students],
 * and a link to write to the student's followers [messaging.from-student]. Without an id, redirects to the list of
 * students.
 */
export default function StudentPage() {
  const { t } = useTranslation(['classes', 'studentTracking']);
  const canWrite = useCan()('messaging:use');
  if (!useParams()['id']) return <Navigate to="/schools/students" replace />;
  return (
    <StudentBoxesPage
      breadcrumb={(student) => [
        { label: t('myTitle'), to: '/schools/classes' },
        ...(student?.class_ ? [{ label: student.class_.name, to: `/classes/${student.class_.id}` }] : []),
      ]}
      mainAction={({ id, class_ }) =>
        canWrite &&
        class_ && (
          <LinkButton to={`/messaging?student=${id}`} kind="primary" icon="message">
            {t('studentTracking:write')}
          </LinkButton>
        )
      }
      actions={(student) => (
        <>
          <TrackingActions student={student} />
          <OwnStudentActions student={student} />
        </>
      )}
      more={(student) => (
        <>
          <PhysicalCards student={student} />
          <OwnStudentSections student={student} />
        </>
      )}
    />
  );
}
