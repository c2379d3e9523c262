import type { School } from '@memocartes/contract/schools/schools.routes';
import { ImportStudents } from '@memocartes/shared-features/imports/buttons';
import { StudentsList } from '@memocartes/shared-features/students/list';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

/** Students of the school. */
export function SchoolStudents({ school }: { readonly school: School }) {
  const { t } = useTranslation('schoolPage');
  const panel = usePanel();
  const importStudents = <ImportStudents kind="secondary" schoolId={school.id} school={school} />;
  const actions = (
    <>
      {importStudents}
      <Can do="student:create" on={{ schoolId: school.id }}>
        <Button kind="primary" icon="plus" onClick={() => panel.open('student', 'ADD')}>
          {t('addStudent')}
        </Button>
      </Can>
    </>
  );
  return <StudentsList embedded scope="school" schoolId={school.id} actions={actions} emptyAction={importStudents} />;
}
