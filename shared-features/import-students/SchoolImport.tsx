import { useState } from 'react';

import { AdultImportDialog } from '../adult-import/index.ts';
import { ImportDialog } from '../student-import/index.ts';
import type { OtherFile } from '../student-import/useImport.ts';

type Props = { readonly school: { readonly id: number; readonly name: string }; readonly onClose: () => void };

/** Brings the files of a whole school in, one after the other: students, adults in charge, teachers. Each is recognised by its columns. */
export function SchoolImport({ school, onClose }: Props) {
  const [adults, setAdults] = useState<OtherFile>();
  const [operation, setOperation] = useState<number>();
  // another file begins anew, whatever the one before showed
  const [turn, setTurn] = useState(0);
  const goOn = (continued?: number) => {
    setOperation(continued);
    setAdults(undefined);
    setTurn((last) => last + 1);
  };
  if (adults) {
    return <AdultImportDialog key={turn} {...adults} id={school.id} {...{ operation, onClose }} onOther={goOn} />;
  }
  return <ImportDialog key={turn} {...{ school, operation, onClose }} onOther={setAdults} onNext={goOn} />;
}
