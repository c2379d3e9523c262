import type { Pack } from '@memocartes/contract/packs/packs.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { useTablePage } from '@memocartes/shared-shell/table-query';
import { personName } from '@memocartes/shared-ui/avatar';
import { DataTable, type RowKey } from '@memocartes/shared-ui/data-table';
import { Loading } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import { useListedPacks } from '../../listed-packs/index.ts';
import { type ChooseProps, useSelectionList } from './useSelectionList.tsx';
import { useWeekPacks, WeekPacks } from './WeekPacks.tsx';

export const idsOf = (keys: ReadonlySet<RowKey>) => [...keys].map(Number);

/** Maximum number of assignments shown for a pack, latest first. */
const maxAssignments = 2;

/**
 * Chooses packs to print, from this week and the next or from a list, latest first [packs.school].
 */
export function ChoosePacks({ chosen, onChange }: ChooseProps) {
  const { t } = useTranslation('printCards');
  const table = useSelectionList({ title: t('noPack'), hint: t('noPackHint') });
  const weeks = useWeekPacks();
  const dates = useDates();
  const { packs, isWholeSchool } = useListedPacks(table.args);
  const page = useTablePage(packs, ({ packs_pro }) => packs_pro);

  const about = ({ author, classes }: Pack) =>
    [
      ...classes
        .toSorted((a, b) => b.week.localeCompare(a.week))
        .slice(0, maxAssignments)
        .map(({ name, week }) => t('given', { name, day: dates.day(week) })),
      isWholeSchool && author && personName(author),
    ]
      .filter(Boolean)
      .join(' · ');

  // Until the packs above the list are loaded, the list is not shown: they would push it down.
  if (!weeks) {
    return <Loading lines={8} />;
  }

  return (
    <>
      <WeekPacks weeks={weeks} chosen={chosen} onChange={onChange} />
      <DataTable
        {...table.props}
        {...page}
        label={t('packs')}
        columns={[
          {
            key: 'title',
            title: t('columns.pack'),
            primary: true,
            render: (pack: Pack) => (
              <span className="print-cards__pack">
                {pack.title}
                <small>{about(pack)}</small>
              </span>
            ),
          },
          { key: 'nb_cards', title: t('columns.nbCards'), numeric: true },
        ]}
        selection={{
          selected: new Set<RowKey>(chosen),
          onChange: (keys) => onChange(idsOf(keys)),
          rowLabel: (pack: Pack) => pack.title,
          countLabel: (count) => t('selectedPacks', { count }),
        }}
      />
    </>
  );
}
