import type { ReadAs } from '@memocartes/contract/imports/imports.routes';
import { Icon } from '@memocartes/shared-ui/icon';
import { useTranslation } from 'react-i18next';

import './import.css';

type FileNameProps = { readonly file: File; readonly verdict: ReadAs };

/** The name of the file, and how it was read: encoding and separator of a text file, sheet of a workbook. */
export function FileName({ file, verdict: { encoding, separator, format, sheet, sheets = [] } }: FileNameProps) {
  const { t } = useTranslation('studentImport');
  const count = sheets.filter(({ verdict }) => verdict === 'READ').length;
  return (
    <div className="student-import__file">
      <Icon name="file" size={28} />
      <span>
        <strong>{file.name}</strong>
        {encoding && separator && (
          <small>{t('readAs', { encoding: t(encoding), separator: t(`separator_${separator}`) })}</small>
        )}
        {sheet !== null && (
          <small>{count > 1 ? t('readSheets', { format, count }) : t('readSheet', { format, sheet })}</small>
        )}
      </span>
    </div>
  );
}
