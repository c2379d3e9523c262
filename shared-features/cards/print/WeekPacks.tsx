import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { useListClassesQuery } from '@memocartes/shared-api/classes.api';
import { useListPacksQuery } from '@memocartes/shared-api/packs.api';
import { Button } from '@memocartes/shared-ui/button';
import { Row } from '@memocartes/shared-ui/stack';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { ChooseProps } from './useSelectionList.tsx';

/** Maximum number of classes for which the packs of the week are listed; with more classes, people use the search. */
const maxClasses = 4;

type PackOfClass = { readonly id: number; readonly label: string };
type Weeks = { readonly thisWeek: readonly PackOfClass[]; readonly nextWeek: readonly PackOfClass[] };

/**
 * The packs of one's classes for this week and the next. `undefined` while loading; none after an error, or with more
 * than `maxClasses` classes.
 */
export function useWeekPacks(): Weeks | undefined {
  const monday = mondayOf(today());
  const thisWeek = usePacksOf(monday);
  const nextWeek = usePacksOf(addDays(monday, 7));
  return thisWeek && nextWeek && { thisWeek, nextWeek };
}

function usePacksOf(monday: string): readonly PackOfClass[] | undefined {
  const { t } = useTranslation('printCards');
  const own = useListClassesQuery({ nb_items: maxPageSize, order_by: 'name' });
  const ofWeek = useListPacksQuery({ week: monday, nb_items: maxPageSize });
  if (own.isLoading) return undefined;
  const classes = own.data?.classes ?? [];
  if (classes.length > maxClasses) return [];
  if (ofWeek.isLoading) return undefined;

  return classes.flatMap(({ id: classId, name }) => {
    const pack = ofWeek.data?.packs_pro.find((item) =>
      item.classes.some((assignment) => assignment.classes_id === classId && assignment.week === monday),
    );
    return pack ? [{ id: pack.id, label: t('classPack', { name, title: pack.title }) }] : [];
  });
}

/** The packs of one's classes for this week and the next, each selected with one click. */
export function WeekPacks({ weeks, ...props }: ChooseProps & { readonly weeks: Weeks }) {
  return (
    <>
      <OneWeek {...props} week="thisWeek" packs={weeks.thisWeek} />
      <OneWeek {...props} week="nextWeek" packs={weeks.nextWeek} />
    </>
  );
}

type Props = ChooseProps & { readonly week: keyof Weeks; readonly packs: readonly PackOfClass[] };

function OneWeek({ week, packs, chosen, onChange }: Props) {
  const { t } = useTranslation('printCards');
  const id = useId();
  if (packs.length === 0) return null;
  const toggle = (pack: number) =>
    onChange(chosen.includes(pack) ? chosen.filter((item) => item !== pack) : [...chosen, pack]);
  return (
    <div className="print-cards__week" role="group" aria-labelledby={id}>
      <strong id={id}>{t(week)}</strong>
      <Row gap={2}>
        {packs.map((pack) => (
          <Button
            key={pack.label}
            size="small"
            icon={chosen.includes(pack.id) ? 'check' : 'plus'}
            aria-pressed={chosen.includes(pack.id)}
            onClick={() => toggle(pack.id)}
          >
            {pack.label}
          </Button>
        ))}
      </Row>
    </div>
  );
}
