import { totalOf } from '@memocartes/contract/figures/total';
import { boxNumbers } from '@memocartes/contract/learning/boxes/box-numbers';
import type { CurrentCard } from '@memocartes/contract/learning/boxes/tracking.routes';
import type { Student } from '@memocartes/contract/students/students.routes';
import { useListCurrentCardsQuery } from '@memocartes/shared-api/tracking.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import {
  asNumber,
  asText,
  emptyTable,
  TableFilters,
  tableQuery,
  useTablePage,
  useTableQuery,
} from '@memocartes/shared-shell/table-query';
import { type Column, DataTable } from '@memocartes/shared-ui/data-table';
import { Card, Row } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { frontOf } from '../../cards/view/index.ts';
import { ScanCardsButton } from '../../scan/index.ts';
import { useUnsaved } from '../../unsaved/index.ts';
import { dueText } from '../cards/index.ts';
import { AddToBoxOneButton } from './AddToBoxOneButton.tsx';
import { BoxChoice } from './BoxChoice.tsx';
import { SaveMoves } from './SaveMoves.tsx';
import { useCanMoveCards } from './useCanMoveCards.ts';
import { useUnsavedMoves } from './useUnsavedMoves.ts';

const spec = tableQuery({
  columns: ['box', 'due_on', 'displayed_id'],
  filters: { search: asText, box: asNumber },
  prefix: 'cards-',
});

/**
 * Boxes of a student's physical cards: one row for each card. All moves are saved together after confirmation
 * [boxes.physical] [boxes.physical-only].
 */
export function PhysicalCards({ student }: { readonly student: Student }) {
  if (!useCanMoveCards(student) || !student.is_phygital) return null;
  // Unsaved moves are dropped when a reset empties the boxes.
  const isEmpty = totalOf(student.card_progress) === 0;
  return <PhysicalCardsTable key={`${student.id} ${isEmpty}`} student={student} />;
}

function PhysicalCardsTable({ student }: { readonly student: Student }) {
  const { t } = useTranslation('studentTracking');
  const dates = useDates();
  const table = useTableQuery(spec);
  const list = useListCurrentCardsQuery({ student_id: student.id, ...table.args });
  const moves = useUnsavedMoves();
  useUnsaved(moves.changed.length > 0);
  const columns: Column<CurrentCard>[] = [
    { key: 'front', title: t('card'), primary: true, render: frontOf },
    { key: 'displayed_id', title: t('number'), sortable: true, from: 'sm', width: '9rem' },
    { key: 'subject', title: t('subject'), from: 'md', render: (row) => row.subject.name },
    {
      key: 'due_on',
      title: t('due'),
      sortable: true,
      from: 'sm',
      render: ({ due_on }) => dueText(due_on, t('now'), dates.day),
    },
    {
      key: 'box',
      title: t('box'),
      sortable: true,
      render: (row) => (
        <BoxChoice
          name={frontOf(row)}
          box={moves.boxOf(row)}
          savedBox={row.box}
          onChange={(box) => moves.place(row, box)}
        />
      ),
    },
  ];
  const boxes = boxNumbers.map((n) => ({ value: String(n), label: t('boxOf', { n }) }));
  const filters = (
    <TableFilters table={table} label={t('search')} facets={[{ key: 'box', label: t('box'), options: boxes }]} />
  );
  const init = list.data && list.data.nb_waiting > 0 && (
    <AddToBoxOneButton student={student} count={list.data.nb_waiting} />
  );
  const empty = emptyTable(t, table, { title: t('empty'), hint: t('emptyHint'), action: init });

  return (
    <Card
      title={t('physical')}
      actions={
        <Row>
          {list.data && list.data.count > 0 && init}
          <ScanCardsButton studentId={student.id} />
        </Row>
      }
    >
      <p className="tracking-intro">{t('intro')}</p>
      <DataTable
        {...table.props}
        {...useTablePage(list, ({ cards }) => cards)}
        label={t('physical')}
        columns={columns}
        rowKey={(row) => row.cards_id}
        empty={empty}
        toolbar={(table.filtered || (list.data && list.data.count > 0)) && filters}
      />
      <SaveMoves student={student} moves={moves} />
    </Card>
  );
}
