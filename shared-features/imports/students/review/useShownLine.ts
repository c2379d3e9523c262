import type { ImportRow } from '@memocartes/contract/imports/imports.routes';
import { useTranslation } from 'react-i18next';

/** A function for the number of a row in texts: « 3 », or « 3 de « CP A » » if several sheets were read. */
export function useShownLine() {
  const { t } = useTranslation('studentImport');
  return ({ line, in_sheet: inSheet }: Pick<ImportRow, 'line' | 'in_sheet'>): string =>
    inSheet ? t('lineInSheet', { ...inSheet }) : String(line);
}
