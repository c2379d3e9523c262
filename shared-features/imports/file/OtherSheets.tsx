import type { ReadAs } from '@memocartes/contract/imports/imports.routes';
import { Banner } from '@memocartes/shared-ui/banner';
import { useTranslation } from 'react-i18next';

import { useNameList } from './useNameList.ts';

type Props = {
  readonly verdict: ReadAs | undefined;
  /** What is imported, which decides how the other lists can be imported. */
  readonly kind: 'class' | 'adults';
};

/** Warns of the lists of a workbook that were not read, such as those of other classes [import.one-sheet]. */
export function OtherSheets({ verdict, kind }: Props) {
  const { t } = useTranslation('studentImport');
  const listNames = useNameList();
  const { sheet, other_sheets: others = [] } = verdict ?? {};
  if (others.length === 0) return null;
  return (
    <Banner tone="warning">
      {t('otherSheets', { sheet, sheets: listNames(others), count: others.length })} {t(`otherSheetsOf.${kind}`)}
    </Banner>
  );
}
