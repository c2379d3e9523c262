import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { useListClassesQuery } from '@memocartes/shared-api/classes.api';
import { useListPacksQuery } from '@memocartes/shared-api/packs.api';
import { Button } from '@memocartes/shared-ui/button';
import { Row } from '@memocartes/shared-ui/stack';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { ChooseProps } from './useSelectionList.tsx';

/** Maximum number of classes with these shortcuts; with more, as in a whole school, packs are found by search. */
const maxClasses = 4;

/** The packs of one's classes for this week and the next, each selected with one click. */
export function WeekPacks(props: ChooseProps) {
  const monday = mondayOf(today());
  return (
    <>
      <OneWeek {...props} week="thisWeek" monday={monday} />
      <OneWeek {...props} week="nextWeek" monday={addDays(monday, 7)} />
    </>
  );
}

type Props = ChooseProps & { readonly week: 'thisWeek' | 'nextWeek'; readonly monday: string };

function OneWeek({ week, monday, chosen, onChange }: Props) {
  const { t } = useTranslation('printCards');
  const id = useId();
  const { data: ownClasses } = useListClassesQuery({ nb_items: maxPageSize, order_by: 'name' });
  const classes = ownClasses?.classes ?? [];
  const { data } = useListPacksQuery({ week: monday, nb_items: maxPageSize });
  const packs = classes.flatMap(({ id: classId, name }) => {
    const pack = data?.packs_pro.find((item) =>
      item.classes.some((assignment) => assignment.classes_id === classId && assignment.week === monday),
    );
    return pack ? [{ ...pack, label: t('classPack', { name, title: pack.title }) }] : [];
  });
  if (!packs.length || classes.length > maxClasses) return null;
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
