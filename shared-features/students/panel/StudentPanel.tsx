import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useCan } from '@memocartes/shared-shell/session';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';

import { ViewPanel } from '../../panel-form/ViewPanel.tsx';
import { subjectOf } from '../permission-subject/studentSubject.ts';
import { useStudent } from './useStudent.ts';
import { ViewStudent } from './ViewStudent.tsx';

// Forms are lazily loaded: most people only read. Other parts are imported file by file, since the index of
// panel-form or follower-form would bring Formik and yup along.
const AddStudent = lazy(() => import('../stepper/AddStudent.tsx'));
const EditStudent = lazy(() => import('./EditStudent.tsx'));

/** The student panel: adds one in three steps, shows one, changes one [students.panel-modes]. */
export default function StudentPanel() {
  const { mode, itemId } = usePanel();
  const can = useCan();
  const schoolId = useSchoolId();
  if (mode === 'ADD') return can('student:create', { schoolId }) ? <AddStudent /> : null;
  if (itemId === null) return null;
  return mode === 'EDIT' ? <LoadedForEdit id={itemId} /> : <ViewStudent id={itemId} />;
}

function LoadedForEdit({ id }: { readonly id: number }) {
  const { t } = useTranslation('studentPanel');
  const query = useStudent(id);
  const can = useCan();
  // the address may request a mode without permission
  if (query.data && !can('student:edit', subjectOf(query.data))) return <ViewStudent id={id} />;
  if (query.data) return <EditStudent student={query.data} />;
  return (
    <ViewPanel title={t('editTitle')} query={query}>
      {() => null}
    </ViewPanel>
  );
}
