import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import { personName } from '@memocartes/shared-ui/avatar';
import { BoxesRow } from '@memocartes/shared-ui/boxes';
import { StudentPerson } from '@memocartes/shared-ui/child-picture';
import type { Column } from '@memocartes/shared-ui/data-table';
import { Skeleton } from '@memocartes/shared-ui/states';
import { Tag } from '@memocartes/shared-ui/tag';
import type { TFunction } from 'i18next';

import { Moves } from './Moves.tsx';
import { dueOf, rateOf, type StudentRow } from './students.ts';

type Options = {
  /** Number of cards at which a box is drawn full. */
  readonly max: number;
  /** Whether the class has students of several levels. */
  readonly withLevel: boolean;
  /** Whether the class has had a revision session. */
  readonly hasSession: boolean;
  /** Whether a revision session is open. */
  readonly live: boolean;
};

const waiting = <Skeleton width="3ch" />;

/** Columns of the students of a class. */
export const studentColumns = (
  t: TFunction<'classes'>,
  { max, withLevel, hasSession, live }: Options,
): Column<StudentRow>[] => {
  const level: Column<StudentRow> = {
    key: 'level',
    title: t('studentLevel'),
    sortable: true,
    render: (row) => row.level ?? '–',
  };
  const moved: Column<StudentRow> = {
    key: 'moved',
    title: t('moved'),
    render: ({ boxFigures }) => (boxFigures ? <Moves moved={boxFigures.moved} live={live} /> : waiting),
  };
  return [
    {
      key: 'name',
      title: t('student'),
      primary: true,
      sortable: true,
      render: (row) => (
        <span className="classes__person">
          <StudentPerson name={personName(row)} photo={documentUrl(row.avatar?.id)} picture={row.picture} />
          {row.demo_mode && <Tag tone="warning">{t('demo')}</Tag>}
        </span>
      ),
    },
    ...(withLevel ? [level] : []),
    {
      key: 'boxes',
      title: t('studentBoxes'),
      sortable: true,
      width: '216px',
      render: (row) => {
        if (!row.boxFigures) return <Skeleton width={200} height={34} />;
        if (row.boxFigures.nb_cards === 0) return <span className="classes__muted">{t('noCardYet')}</span>;
        return <BoxesRow label={personName(row)} counts={row.boxFigures.boxes} max={max} />;
      },
    },
    {
      key: 'due',
      title: t('studentDue'),
      numeric: true,
      sortable: true,
      render: (row) => (row.boxFigures ? (row.boxFigures.nb_cards === 0 ? '–' : dueOf(row)) : waiting),
    },
    {
      key: 'success',
      title: t('success'),
      numeric: true,
      sortable: true,
      render: (row) => {
        const percent = rateOf(row);
        return percent === undefined ? '–' : t('percent', { percent });
      },
    },
    ...(hasSession ? [moved] : []),
  ];
};
