import type { ReadAs } from '@memocartes/contract/imports/imports.routes';
import { Banner } from '@memocartes/shared-ui/banner';
import { useTranslation } from 'react-i18next';

/** The sheets of a workbook: those read, with their rows; those not read, with the reason [import.sheets-shown]. */
export function Sheets({ sheets = [] }: Pick<ReadAs, 'sheets'>) {
  const { t } = useTranslation('studentImport');
  const read = sheets.filter(({ verdict }) => verdict === 'READ');
  const unread = sheets.filter(({ verdict }) => verdict !== 'READ');
  const readText = read.map(({ name, nb_rows: count }) => t('sheetRows', { name, count })).join(', ');
  const unreadText = unread
    .map(({ name, verdict }) => t('sheetUnread', { name, why: t(`unread.${verdict}`) }))
    .join(', ');
  if (sheets.length === 0) return null;
  return (
    <Banner>
      {read.length > 1 && <p>{t('sheetsRead', { sheets: readText })}</p>}
      {unread.length > 0 && <p>{t('sheetsUnread', { sheets: unreadText })}</p>}
    </Banner>
  );
}
