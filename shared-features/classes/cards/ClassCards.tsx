import type { ClassCard } from '@memocartes/contract/learning/boxes/boxes.routes';
import { useListClassCardsQuery } from '@memocartes/shared-api/boxes.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useTableQuery } from '@memocartes/shared-shell/table-query';
import { Button } from '@memocartes/shared-ui/button';
import { DataTable, useSelection } from '@memocartes/shared-ui/data-table';
import { SelectField } from '@memocartes/shared-ui/fields';
import { FilterField } from '@memocartes/shared-ui/search-box';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { frontOf } from '../../cards/view/index.ts';
import { classCardColumns } from './columns.tsx';
import { PrintForStudents } from './PrintForStudents.tsx';
import { classCardsQuery } from './query.ts';
import './class-cards.css';

export type ClassCardsProps = {
  readonly classId: number;
  /** Actions on the selected cards, before printing. */
  readonly actions?: (cards: readonly ClassCard[]) => ReactNode;
};

const boxes = [1, 2, 3, 4, 5];
const labelOf = ({ card }: ClassCard) => frontOf(card);

/**
 * The cards in an opened box of a class, the most missed first, each with the students who have it. Selected cards can
 * be printed.
 */
export function ClassCards({ classId, actions }: ClassCardsProps) {
  const { t } = useTranslation('classCards');
  const failure = useFailure();
  const table = useTableQuery(classCardsQuery);
  const { box, search } = table.filters;
  const query = box === undefined ? skipToken : { id: classId, ...table.args };
  const { data, error, isFetching, refetch } = useListClassCardsQuery(query);
  const { clear, ...selection } = useSelection<ClassCard>(labelOf);
  const heading = useRef<HTMLHeadingElement>(null);
  // the focus also scrolls to this list, below the boxes
  useEffect(() => {
    if (box !== undefined) heading.current?.focus();
  }, [box]);
  if (box === undefined) return null;
  const chosen = data?.cards.filter(({ card }) => selection.selected.has(card.id)) ?? [];
  const goTo = (next: number | null) => {
    clear();
    if (next === null) table.clear();
    else table.setFilter('box', next);
  };
  return (
    <section className="class-cards">
      <div className="class-cards__head">
        <h2 ref={heading} tabIndex={-1}>
          {t('title', { n: box })}
        </h2>
        <Button kind="quiet" icon="close" onClick={() => goTo(null)}>
          {t('close')}
        </Button>
      </div>
      {data && data.count > 0 && (
        <p className="class-cards__facts">
          {t('facts', { count: data.count, all: t('counted', { count: data.nb_cards }) })}
        </p>
      )}
      <DataTable
        {...table.props}
        label={t('title', { n: box })}
        columns={classCardColumns(t)}
        rowKey={({ card }) => card.id}
        page={data && { rows: data.cards, count: data.count }}
        loading={isFetching}
        error={error && { message: failure.text(error), onRetry: () => void refetch() }}
        empty={
          search === undefined
            ? { title: t('none'), hint: t('noneHint') }
            : {
                title: t('noMatch'),
                action: <Button onClick={() => table.setFilter('search', null)}>{t('clear')}</Button>,
              }
        }
        selection={{
          ...selection,
          countLabel: (count) => t('selected', { count }),
          actions: chosen.length > 0 && (
            <>
              {actions?.(chosen)}
              <PrintForStudents cards={chosen} />
            </>
          ),
        }}
        toolbar={
          <>
            <FilterField
              label={t('search')}
              value={search ?? ''}
              onSearch={(text) => table.setFilter('search', text)}
            />
            <SelectField
              name="cards-box"
              label={t('box')}
              value={box}
              options={boxes.map((n) => ({ value: n, label: t('boxOf', { n }) }))}
              onChange={goTo}
            />
          </>
        }
      />
    </section>
  );
}
