import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can, useCan } from '@memocartes/shared-shell/session';
import { lazyPart } from '@memocartes/shared-ui/lazy';
import { useTranslation } from 'react-i18next';

import { PendingPanel, ViewPanel } from '../../panel-form/ViewPanel.tsx';
import { studentSubject } from '../permission-subject/studentSubject.ts';
import { useStudent } from './useStudent.ts';
import { ViewStudent } from './ViewStudent.tsx';

// Forms are lazily loaded, as most people only read. Other parts are imported by file, since `panel-form/index.ts` and
// `followers/form/index.ts` would also load Formik and yup.
const AddStudent = lazyPart(() => import('../new-student-stepper/AddStudent.tsx'));
const EditStudent = lazyPart(() => import('./EditStudent.tsx'));

/** The student panel: add in three steps, view, edit [students.panel-modes]. */
export default function StudentPanel() {
  const { t } = useTranslation('studentPanel');
  const { mode, itemId } = usePanel();
  const schoolId = useSchoolId();
  if (mode === 'ADD') {
    return (
      <Can do="student:create" on={{ schoolId }}>
        <AddStudent pending={<PendingPanel title={t('addTitle')} />} />
      </Can>
    );
  }
  if (itemId === null) return null;
  return mode === 'EDIT' ? <LoadedForEdit id={itemId} /> : <ViewStudent id={itemId} />;
}

function LoadedForEdit({ id }: { readonly id: number }) {
  const { t } = useTranslation('studentPanel');
  const query = useStudent(id);
  const can = useCan();
  // The address may request EDIT for a user who may not edit.
  if (query.data && !can('student:edit', studentSubject(query.data))) return <ViewStudent id={id} />;
  if (query.data) return <EditStudent student={query.data} pending={<PendingPanel title={t('editTitle')} />} />;

  return (
    <ViewPanel title={t('editTitle')} query={query}>
      {() => null}
    </ViewPanel>
  );
}
