import type { ReadAs } from '@memocartes/contract/imports/imports.routes';
import { Banner } from '@memocartes/shared-ui/banner';
import { useTranslation } from 'react-i18next';

type Props = Pick<ReadAs, 'ignored_columns' | 'is_month_first'>;

/** Maximum number of columns that are named; the national file has dozens. */
const maxNamed = 8;

/** How a file of students was read, if its dates or columns were not as expected [import.month-first] [import.ignored-columns]. */
export function ReadNotes({ ignored_columns: ignored = [], is_month_first: isMonthFirst }: Props) {
  const { t } = useTranslation('studentImport');
  const columns = ignored
    .slice(0, maxNamed)
    .map((name) => t('sheetName', { name }))
    .join(', ');
  const nbMore = ignored.length - maxNamed;
  return (
    <>
      {isMonthFirst && <Banner tone="warning">{t('monthFirst')}</Banner>}
      {ignored.length > 0 && (
        <p>{nbMore > 0 ? t('ignoredColumnsMore', { columns, count: nbMore }) : t('ignoredColumns', { columns })}</p>
      )}
    </>
  );
}
