import type { Class } from '@memocartes/contract/classes/classes.routes';
import { EditClass } from '@memocartes/shared-features/class-acts';
import { classSubject, ClassPage } from '@memocartes/shared-features/classes';
import { ImportDialog } from '@memocartes/shared-features/student-import';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A class of the manager's school; its pupils come from a file. */
export default function SchoolClassPage() {
  const importPupils = (class_: Class) => (
    <Can do="student:import" on={classSubject(class_)}>
      <ImportPupils class_={class_} />
    </Can>
  );
  const actions = (class_: Class) => (
    <>
      <EditClass class_={class_} />
      {importPupils(class_)}
    </>
  );
  return <ClassPage scope="school" actions={actions} emptyAction={importPupils} />;
}

function ImportPupils({ class_ }: { readonly class_: Class }) {
  const { t } = useTranslation('studentImport');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" icon="upload" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && <ImportDialog class_={class_} onClose={() => setOpen(false)} />}
    </>
  );
}
