import { boxNumbers } from '@memocartes/contract/learning/boxes/box-numbers';
import type { ClassCard } from '@memocartes/contract/learning/boxes/boxes.routes';
import { useListClassCardsQuery } from '@memocartes/shared-api/boxes.api';
import { useTablePage, useTableQuery } from '@memocartes/shared-shell/table-query';
import { Button } from '@memocartes/shared-ui/button';
import { DataTable, useSelectedItems, useSelection } from '@memocartes/shared-ui/data-table';
import { SelectField } from '@memocartes/shared-ui/fields';
import { FilterField } from '@memocartes/shared-ui/search-box';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { frontOf } from '../../cards/view/index.ts';
import { classCardColumns } from './columns.tsx';
import { PrintForStudents } from './PrintForStudents.tsx';
import { classCardsSpec } from './query.ts';
import './class-cards.css';

export type ClassCardsProps = {
  readonly classId: number;
  /** Actions on the selected cards, shown before the print button. */
  readonly actions?: (cards: readonly ClassCard[]) => ReactNode;
};

const labelOf = ({ card }: ClassCard) => frontOf(card);
const keyOf = ({ card }: ClassCard) => card.id;

/**
 * The cards in an opened box of a class, the most missed first, each with the students who have it. Selected cards can
 * be printed.
 */
export function ClassCards(props: ClassCardsProps) {
  const { box } = useTableQuery(classCardsSpec).filters;
  // The key clears the selection when another box is opened.
  return box === undefined ? null : <BoxCards key={box} {...props} box={box} />;
}

function BoxCards({ classId, actions, box }: ClassCardsProps & { readonly box: number }) {
  const { t } = useTranslation('classCards');
  const table = useTableQuery(classCardsSpec);
  const { search } = table.filters;
  const list = useListClassCardsQuery({ id: classId, ...table.args });
  const selection = useSelection<ClassCard>(labelOf);
  const { items: chosen, onChange } = useSelectedItems(selection, list.data?.cards ?? [], keyOf);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus also scrolls to this list, below the boxes.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="class-cards">
      <div className="class-cards__head">
        <h2 ref={heading} tabIndex={-1}>
          {t('title', { n: box })}
        </h2>
        <Button kind="quiet" icon="close" onClick={table.clear}>
          {t('close')}
        </Button>
      </div>
      {list.data && list.data.count > 0 && (
        <p className="class-cards__facts">
          {t('facts', { count: list.data.count, all: t('counted', { count: list.data.nb_cards }) })}
        </p>
      )}
      <DataTable
        {...table.props}
        {...useTablePage(list, ({ cards }) => cards)}
        label={t('title', { n: box })}
        columns={classCardColumns(t)}
        rowKey={keyOf}
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
          onChange,
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
              options={boxNumbers.map((n) => ({ value: n, label: t('boxOf', { n }) }))}
              onChange={(next) => table.setFilter('box', next)}
            />
          </>
        }
      />
    </section>
  );
}
