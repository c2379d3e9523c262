import { boxNumbers } from '@memocartes/contract/learning/boxes/box-numbers';
import { type CardState, cardStates } from '@memocartes/contract/learning/boxes/card-states';
import type { CurrentPage } from '@memocartes/contract/learning/boxes/tracking.routes';
import { useListCurrentCardsQuery } from '@memocartes/shared-api/tracking.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { emptyTable, TableFilters, useTablePage, useTableQuery } from '@memocartes/shared-shell/table-query';
import { DataTable } from '@memocartes/shared-ui/data-table';
import { Tabs } from '@memocartes/shared-ui/tabs';
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { cardColumns } from './columns.tsx';
import { studentCardsSpec } from './query.ts';
import './student-cards.css';

type View = CardState | 'all';

type Props = {
  readonly studentId: number;
  /** Subjects in which the student has cards. */
  readonly subjects: readonly { readonly id: number; readonly name: string }[];
};

const countOf = (page: CurrentPage | undefined, view: View) => page?.[`nb_${view}`];

/** The cards of a student, filtered by the address: due today, recently missed or acquired, of a box, of a subject. */
export function StudentCards({ studentId, subjects }: Props) {
  const { t } = useTranslation('studentCards');
  const dates = useDates();
  const table = useTableQuery(studentCardsSpec);
  const list = useListCurrentCardsQuery({ student_id: studentId, ...table.args });
  const { box, state, search, subject_id } = table.filters;
  const subject = subjects.find(({ id }) => id === subject_id)?.name;
  const boxAndSubject = [box !== undefined && t('ofBox', { n: box }), subject].filter(Boolean).join(' · ');
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Opening a box, on this page or another page, focuses the heading, so that the cards scroll into view. A box chosen
  // in the list's own filter leaves the focus in the filter.
  useEffect(() => {
    if (box !== undefined && !section.current?.contains(document.activeElement)) heading.current?.focus();
  }, [box, subject_id]);
  const views = (['all', ...cardStates] as const).map((key) => ({
    key,
    label: t(key),
    count: countOf(list.data, key),
  }));
  const filtered = box !== undefined || search !== undefined || subject_id !== undefined;

  return (
    <section ref={section} className="student-cards">
      <h2 ref={heading} tabIndex={-1}>
        {boxAndSubject ? t('titleOf', { where: boxAndSubject }) : t('title')}
      </h2>
      <Tabs
        label={t('state')}
        tabs={views}
        value={state ?? 'all'}
        onChange={(view: View) => table.setFilter('state', view === 'all' ? null : view)}
      >
        <DataTable
          {...table.props}
          {...useTablePage(list, ({ cards }) => cards)}
          label={t('title')}
          columns={cardColumns(t, dates.day)}
          rowKey={(row) => row.cards_id}
          empty={emptyTable(t, { filtered, clear: table.clear }, emptyOf(t, state))}
          toolbar={
            <TableFilters
              table={table}
              label={t('search')}
              facets={[
                {
                  key: 'box',
                  label: t('box'),
                  options: boxNumbers.map((n) => ({ value: String(n), label: t('boxOf', { n }) })),
                },
                ...(subjects.length > 1
                  ? [
                      {
                        key: 'subject_id' as const,
                        label: t('subject'),
                        options: subjects.map(({ id, name }) => ({ value: String(id), label: name })),
                      },
                    ]
                  : []),
              ]}
            />
          }
        />
      </Tabs>
    </section>
  );
}

function emptyOf(t: TFunction<'studentCards'>, state: CardState | undefined) {
  if (state === 'due') return { title: t('noDue'), hint: t('noDueHint') };
  if (state === 'learnt') return { title: t('noLearnt'), hint: t('noLearntHint') };
  return { title: t(state === 'missed' ? 'noMissed' : 'none') };
}
