import { useTranslation } from 'react-i18next';

import { isLeftOut } from '../rows/checked-rows.ts';
import type { LeaveOutGroup } from '../rows/LeaveOut.tsx';
import { type AdultRow, isAlreadyThere, isIncomplete, isToFix, keyOf } from './adult-rows.ts';

const classOf = ({ adult }: AdultRow): string => ('class_' in adult ? adult.class_ : adult.classes) ?? '';

/** Groups of rows that can be excluded from an import of adults: by verdict, by class, and the rows without e-mail. */
export function useAdultGroups(rows: readonly AdultRow[]): LeaveOutGroup<string>[] {
  const { t } = useTranslation('studentImport');
  const open = rows.filter((row) => !isAlreadyThere(row) && !isLeftOut(row));
  const toFix = open.filter(isToFix);
  const incomplete = open.filter(isIncomplete);
  const byVerdict = [...Map.groupBy(toFix, ({ status }) => status)];
  const byClass = [...Map.groupBy(open.filter(classOf), classOf)];
  const group = (label: string, members: readonly AdultRow[]) => ({ label, rows: members.map(keyOf) });

  return [
    ...(byVerdict.length > 1 ? [group(t('groupToFix', { count: toFix.length }), toFix)] : []),
    ...byVerdict.map(([status, groupRows]) =>
      group(t('groupVerdict', { value: t(`verdicts.${status}`), count: groupRows.length }), groupRows),
    ),
    ...(incomplete.length > 0 ? [group(t('groupIncomplete', { count: incomplete.length }), incomplete)] : []),
    ...byClass.map(([value, groupRows]) => group(t('groupClass', { value, count: groupRows.length }), groupRows)),
  ];
}
