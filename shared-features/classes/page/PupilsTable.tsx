import type { ClassBoxes } from '@memocartes/contract/boxes/boxes.routes';
import type { Class } from '@memocartes/contract/classes/classes.routes';
import { DataTable, type Sort } from '@memocartes/shared-ui/data-table';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pupilColumns } from './pupil-columns.tsx';
import { pupilRows, sortPupils } from './pupils.ts';
import { StudentsHead } from './StudentsHead.tsx';

type Props = {
  readonly class_: Class;
  readonly boxes: ClassBoxes | undefined;
  readonly emptyAction?: ReactNode;
};

/** Pupils of a class, each with their five boxes in one line: a line leads to the pupil. */
export function PupilsTable({ class_, boxes, emptyAction }: Props) {
  const { t } = useTranslation('classes');
  const [sort, setSort] = useState<Sort>({ by: 'name', dir: 'asc' });
  const rows = sortPupils(pupilRows(class_, boxes), sort);
  const levels = new Set(rows.map((row) => row.level));
  // the same scale on every line, so that pupils compare
  const max = Math.max(1, ...rows.flatMap((row) => row.standing?.boxes ?? []));
  return (
    <section className="classes__pupils">
      <StudentsHead classId={class_.id} hasStudents={rows.length > 0} />
      <DataTable
        label={t('pupils')}
        columns={pupilColumns(t, {
          max,
          withLevel: levels.size > 1,
          met: !!boxes?.last_session,
          live: boxes?.last_session?.status === 'ACTIVE',
        })}
        page={{ rows, count: rows.length }}
        empty={{ title: t('noPupil'), hint: t('noPupilHint'), action: emptyAction }}
        sort={sort}
        onSort={setSort}
        rowTo={(row) => `/students/${row.id}`}
        columnsKey="class-pupils"
      />
    </section>
  );
}
