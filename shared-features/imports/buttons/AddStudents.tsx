import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { ImportOwnStudents } from './ImportOwnStudents.tsx';

/** Buttons that add students to the person's own school: one by one in the panel, or from a file. */
export function AddStudents() {
  const { t } = useTranslation('studentsList');
  const panel = usePanel();
  return (
    <>
      <Can do="student:create">
        <Button icon="plus" onClick={() => panel.open('student', 'ADD')}>
          {t('add')}
        </Button>
      </Can>
      <ImportOwnStudents />
    </>
  );
}
