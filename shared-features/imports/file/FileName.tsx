import type { ReadAs } from '@memocartes/contract/imports/imports.routes';
import { Icon } from '@memocartes/shared-ui/icon';
import { useTranslation } from 'react-i18next';

import { useNameList } from './useNameList.ts';
import './import.css';

type FileNameProps = { readonly file: File; readonly verdict: ReadAs };

/** Maximum number of columns that are named; the national file has dozens. */
const maxNamed = 8;

/** The columns of a file that are not read [import.ignored-columns]. */
function IgnoredColumns({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation('studentImport');
  const listNames = useNameList();
  return names.length > 0 && <small>{t('ignoredColumns', { columns: listNames(names, maxNamed) })}</small>;
}

/**
 * The name of the file, and how it was read: encoding and separator of a text file, sheet of a workbook, columns that
 * are not read.
 */
export function FileName({ file, verdict }: FileNameProps) {
  const { t } = useTranslation('studentImport');
  const { encoding, separator, format, sheet, sheets = [], ignored_columns: ignored = [] } = verdict;
  const count = sheets.filter((item) => item.verdict === 'READ').length;
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
        <IgnoredColumns names={ignored} />
      </span>
    </div>
  );
}
