import type { ImportRow } from '@memocartes/contract/imports/imports.routes';
import { levels } from '@memocartes/contract/levels/levels';
import { SelectField } from '@memocartes/shared-ui/fields';
import { Row } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { isLeftOut } from '../../rows/checked-rows.ts';
import { LeaveOut, type LeaveOutGroup } from '../../rows/LeaveOut.tsx';
import { groupRows, isExisting, isIgnored, isReady, isToFix, levelGroups } from './rows.ts';
import type { BulkChanges } from './useImport.ts';

/** Maximum number of fields for unknown levels. */
const maxLevelGroups = 4;

type BulkFixesProps = { readonly rows: readonly ImportRow[]; readonly bulk: BulkChanges };

/**
 * Bulk corrections: sets one level for many rows, excludes groups of rows, such as those of a sheet [import.left-out]
 * [import.sheets-shown].
 */
export function BulkFixes({ rows, bulk }: BulkFixesProps) {
  const { t } = useTranslation('studentImport');
  const open = rows.filter((row) => !isExisting(row) && !isIgnored(row) && !isLeftOut(row));

  const groupsOf = (
    key: 'groupSheet' | 'groupClass' | 'groupLevel' | 'groupVerdict',
    valueOf: (row: ImportRow) => string | null,
  ) =>
    groupRows(open, valueOf).map(({ value, lines }): LeaveOutGroup<number> => ({
      label: t(key, { value, count: lines.length }),
      rows: lines,
    }));

  const toFix = open.filter(isToFix);
  const verdicts = groupsOf('groupVerdict', (row) => (isReady(row) ? null : t(`verdicts.${row.status}`)));
  const groups = [
    ...(verdicts.length > 1
      ? [{ label: t('groupToFix', { count: toFix.length }), rows: toFix.map(({ line }) => line) }]
      : []),
    ...verdicts,
    ...groupsOf('groupSheet', ({ in_sheet: inSheet }) => inSheet?.name ?? null),
    ...groupsOf('groupLevel', ({ student: { level } }) => level || null),
    ...groupsOf('groupClass', ({ student: { class_ } }) => class_ || null),
  ];

  return (
    <Row gap={3} className="student-import__bulk">
      {levelGroups(rows)
        .slice(0, maxLevelGroups)
        .map(({ value, lines }) => (
          <SelectField
            key={value}
            name={`level-${value}`}
            label={t(value ? 'levelOf' : 'levelOfNone', { value, count: lines.length })}
            placeholder={t('chooseLevel')}
            value={null}
            options={levels.map((level) => ({ value: level, label: level }))}
            onChange={(level) => level && bulk.setLevel(lines, level)}
          />
        ))}
      <LeaveOut groups={groups} leftOut={rows.filter(isLeftOut).map(({ line }) => line)} onChange={bulk.leaveOut} />
    </Row>
  );
}
