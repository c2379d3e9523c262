import { totalOf } from '@memocartes/contract/figures/total';
import { successRate } from '@memocartes/contract/learning/answers/success-rate';
import { boxNumbers } from '@memocartes/contract/learning/boxes/box-numbers';
import type { BoxFigures, StudentBoxes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { type Column, DataTable } from '@memocartes/shared-ui/data-table';
import { useTranslation } from 'react-i18next';

type Props = { readonly subjects: StudentBoxes['subjects']; readonly total: BoxFigures };
type Row = Props['subjects'][number];

/** The figures of the boxes as a table: one row for each subject, one column for each box. */
export function SubjectsTable({ subjects, total }: Props) {
  const { t } = useTranslation('studentBoxes');
  const rows: Row[] = [...subjects, { ...total, id: 0, name: t('total') }];

  const percent = (row: Row) => {
    const rate = successRate(row.nb_right, row.nb_right + row.nb_wrong);
    return rate === undefined ? '–' : t('percent', { percent: rate });
  };

  const columns: Column<Row>[] = [
    { key: 'name', title: t('subject'), primary: true },
    ...boxNumbers.map((n): Column<Row> => ({
      key: `box${n}`,
      title: t('box', { n }),
      numeric: true,
      render: (row) => row.boxes[n - 1],
    })),
    { key: 'nb_cards', title: t('total'), numeric: true },
    { key: 'due', title: t('dueColumn'), numeric: true, render: (row) => totalOf(row.due) },
    { key: 'success', title: t('successColumn'), numeric: true, render: percent },
  ];
  return (
    <DataTable
      label={t('bySubject')}
      columns={columns}
      page={{ rows, count: subjects.length }}
      empty={{ title: t('empty') }}
    />
  );
}
