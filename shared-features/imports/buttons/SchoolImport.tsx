import type { ImportKind } from '@memocartes/contract/imports/adult-imports';
import { useState } from 'react';

import { AdultImportDialog } from '../adults/index.ts';
import { ImportDialog } from '../students/index.ts';
import type { OtherFile } from '../students/review/useImport.ts';

type SchoolImportProps = {
  readonly school: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
  /** The kind of file that the dialog asks for; files of the other two kinds are accepted too. */
  readonly kind?: ImportKind;
  /** A file that another screen has recognised. */
  readonly file?: OtherFile;
};

/**
 * Imports the files of a school one after the other: students, followers, teachers. Each file is recognised by its
 * columns [import.adults] [import.undo].
 */
export function SchoolImport({ school, onClose, kind = 'STUDENTS', file }: SchoolImportProps) {
  const [otherFile, setOtherFile] = useState<OtherFile | undefined>(file);
  const [operation, setOperation] = useState<number>();
  // A new key for each file, so that the dialog starts with a new state.
  const [dialogKey, setDialogKey] = useState(0);

  const chooseNextFile = (continued?: number) => {
    setOperation(continued);
    setOtherFile(undefined);
    setDialogKey((last) => last + 1);
  };

  if (otherFile) {
    return (
      <AdultImportDialog
        key={dialogKey}
        {...otherFile}
        id={school.id}
        operation={operation}
        onClose={onClose}
        onOther={chooseNextFile}
      />
    );
  }

  return (
    <ImportDialog
      key={dialogKey}
      school={school}
      kind={kind}
      operation={operation}
      onClose={onClose}
      onOther={setOtherFile}
      onNext={chooseNextFile}
    />
  );
}
