import type { ImportRow } from '@memocartes/contract/imports/imports.routes';
import { saveBlob } from '@memocartes/shared-api/download';
import { Button } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { refusedRows } from './refusedRows.ts';

const headers = ['line', 'lastname', 'firstname', 'birthdate', 'gender', 'level', 'class_', 'reason'];

/** The button that downloads the refused rows [import.refused-rows]. @param name class or school, in the file name */
export function RefusedRows({ rows, name }: { readonly rows: readonly ImportRow[]; readonly name: string }) {
  const { t } = useTranslation('studentImport');
  const save = () => {
    const text = refusedRows(
      rows,
      headers.map((key) => t(key)),
    );
    saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${t('refusedFile', { name })}.csv`);
  };
  return (
    <Button kind="quiet" icon="download" onClick={save}>
      {t('download')}
    </Button>
  );
}
