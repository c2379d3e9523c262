import { saveBlob } from '@memocartes/shared-api/download';
import { Button } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

type DownloadRowsProps = {
  /** Keys of the header texts. */
  readonly columns: readonly string[];
  /** Writes the rows below these headers, as CSV. */
  readonly write: (headers: readonly string[]) => string;
  /** What the rows belong to, in the file name: a class, a school or the imported file. */
  readonly name: string;
};

/** The button that downloads the refused rows of an import [import.refused-rows]. */
export function DownloadRows({ columns, write, name }: DownloadRowsProps) {
  const { t } = useTranslation('studentImport');

  const save = () => {
    const text = write(columns.map((key) => t(key)));
    saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${t('refusedFile', { name })}.csv`);
  };

  return (
    <Button kind="quiet" icon="download" onClick={save}>
      {t('download')}
    </Button>
  );
}
