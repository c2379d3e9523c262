import { Can } from '@memocartes/shared-shell/session';
import { Button, type ButtonProps } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ClassImport } from './ClassImport.tsx';
import { SchoolImport } from './SchoolImport.tsx';

type Named = { readonly id: number; readonly name: string };

export type ImportStudentsProps = {
  /** The school that the students belong to. */
  readonly schoolId: number;
  readonly kind?: ButtonProps['kind'];
} & (
  | { /** The class that the students join. */ readonly class_: Named; readonly school?: undefined }
  | {
      /** The school that the students join; the file names the class of each. */
      readonly school: Named;
      readonly class_?: undefined;
    }
);

/** The button that imports a file of students into a class or a school. Renders nothing without permission. */
export function ImportStudents({ schoolId, kind = 'primary', class_, school }: ImportStudentsProps) {
  const { t } = useTranslation('studentImport');
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => setIsOpen(false);
  return (
    <Can do="student:import" on={{ schoolId }}>
      <Button kind={kind} icon="upload" onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      {isOpen &&
        (class_ ? (
          <ClassImport class_={class_} schoolId={schoolId} onClose={onClose} />
        ) : (
          <SchoolImport school={school} onClose={onClose} />
        ))}
    </Can>
  );
}
