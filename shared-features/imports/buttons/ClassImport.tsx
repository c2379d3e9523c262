import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ImportDialog } from '../students/index.ts';
import type { OtherFile } from '../students/review/useImport.ts';
import { SchoolImport } from './SchoolImport.tsx';

type ClassImportProps = {
  /** The class that the students join. */
  readonly class_: { readonly id: number; readonly name: string };
  readonly schoolId: number;
  readonly onClose: () => void;
};

/** Imports a file of students into a class; a file of followers or teachers continues as a school import. */
export function ClassImport({ class_, schoolId, onClose }: ClassImportProps) {
  const { t } = useTranslation('studentImport');
  const [otherFile, setOtherFile] = useState<OtherFile>();
  if (!otherFile) return <ImportDialog class_={class_} schoolId={schoolId} onClose={onClose} onOther={setOtherFile} />;
  return <SchoolImport school={{ id: schoolId, name: t('wholeSchool') }} file={otherFile} onClose={onClose} />;
}
