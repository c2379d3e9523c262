import { totalOf } from '@memocartes/contract/figures/total';
import { successRate } from '@memocartes/contract/learning/answers/success-rate';
import { boxNumbers } from '@memocartes/contract/learning/boxes/box-numbers';
import type { BoxFigures, StudentBoxes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { type Column, DataTable } from '@memocartes/shared-ui/data-table';
import { useTranslation } from 'react-i18next';

type Props = { readonly subjects: StudentBoxes['subjects']; readonly total: BoxFigures };
type Line = Props['subjects'][number];

/** The figures of the boxes as a table: one row for each subject, one column for each box. */
export function SubjectsTable({ subjects, total }: Props) {
  const { t } = useTranslation('studentBoxes');
  const rows: Line[] = [...subjects, { ...total, id: 0, name: t('total') }];

  const percent = (line: Line) => {
    const rate = successRate(line.nb_right, line.nb_right + line.nb_wrong);
    return rate === undefined ? '–' : t('percent', { percent: rate });
  };

  const columns: Column<Line>[] = [
    { key: 'name', title: t('subject'), primary: true },
    ...boxNumbers.map((n): Column<Line> => ({
      key: `box${n}`,
      title: t('box', { n }),
      numeric: true,
      render: (line) => line.boxes[n - 1],
    })),
    { key: 'nb_cards', title: t('total'), numeric: true },
    { key: 'due', title: t('dueColumn'), numeric: true, render: (line) => totalOf(line.due) },
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
