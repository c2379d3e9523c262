import { ImportDialog } from '../student-import/index.ts';
import type { OtherFile } from '../student-import/useImport.ts';
import { Can } from '@memocartes/shared-shell/session';
import { Button, type ButtonProps } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SchoolImport } from './SchoolImport.tsx';

type Named = { readonly id: number; readonly name: string };

export type ImportStudentsProps = {
  /** The school that the pupils belong to. */
  readonly schoolId: number;
  readonly kind?: ButtonProps['kind'];
} & (
  | { /** The class that they join. */ readonly class_: Named; readonly school?: undefined }
  | { /** The school whose file says the class of each. */ readonly school: Named; readonly class_?: undefined }
);

/** The button that brings a file of students into a class or a school; nothing to those who may not. */
export function ImportStudents({ schoolId, kind = 'primary', class_, school }: ImportStudentsProps) {
  const { t } = useTranslation('studentImport');
  const [open, setOpen] = useState(false);
  // a file of adults that was dropped for a class is the whole school's
  const [other, setOther] = useState<OtherFile>();
  const onClose = () => {
    setOpen(false);
    setOther(undefined);
  };
  const whole = school ?? (other && { id: schoolId, name: t('wholeSchool') });
  return (
    <Can do="student:import" on={{ schoolId }}>
      <Button kind={kind} icon="upload" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && !whole && class_ && <ImportDialog {...{ class_, schoolId, onClose }} onOther={setOther} />}
      {open && whole && <SchoolImport school={whole} file={other} onClose={onClose} />}
    </Can>
  );
}
