import { StudentsList } from '@memocartes/shared-features/students-list';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { ImportStudents } from './ImportStudents.tsx';

/** `/schools/students`: the pupils of the manager's school, from a file or one by one. */
export default function StudentsPage() {
  const { t } = useTranslation('studentsList');
  const panel = usePanel();
  return (
    <StudentsList
      scope="school"
      actions={
        <>
          <Can do="student:create">
            <Button icon="plus" onClick={() => panel.open('student', 'ADD')}>
              {t('add')}
            </Button>
          </Can>
          <ImportStudents />
        </>
      }
      emptyAction={<ImportStudents />}
    />
  );
}
