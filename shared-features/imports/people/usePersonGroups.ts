import { useTranslation } from 'react-i18next';

import type { LeaveOutGroup } from '../common/LeaveOut.tsx';
import { isAlreadyThere, isIncomplete, isLeftOut, isToFix, keyOf, type PersonRow } from './person-rows.ts';

const classOf = ({ adult }: PersonRow): string => ('class_' in adult ? adult.class_ : adult.classes) ?? '';

/** Groups of rows that can be excluded from a people import: by verdict, by class, or rows without e-mail. */
export function usePersonGroups(rows: readonly PersonRow[]): LeaveOutGroup<string>[] {
  const { t } = useTranslation('studentImport');
  const open = rows.filter((row) => !isAlreadyThere(row) && !isLeftOut(row));
  const toFix = open.filter(isToFix);
  const incomplete = open.filter(isIncomplete);
  const byVerdict = [...Map.groupBy(toFix, ({ status }) => status)];
  const byClass = [...Map.groupBy(open.filter(classOf), classOf)];
  const group = (label: string, members: readonly PersonRow[]) => ({ label, rows: members.map(keyOf) });
  return [
    ...(byVerdict.length > 1 ? [group(t('groupToFix', { count: toFix.length }), toFix)] : []),
    ...byVerdict.map(([status, groupRows]) =>
      group(t('groupVerdict', { value: t(`verdicts.${status}`), count: groupRows.length }), groupRows),
    ),
    ...(incomplete.length ? [group(t('groupIncomplete', { count: incomplete.length }), incomplete)] : []),
    ...byClass.map(([value, groupRows]) => group(t('groupClass', { value, count: groupRows.length }), groupRows)),
  ];
}
