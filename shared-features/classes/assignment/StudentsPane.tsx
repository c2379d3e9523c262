import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { levels } from '@memocartes/contract/levels/levels';
import type { StudentRow } from '@memocartes/contract/students/students.routes';
import { useFailure } from '@memocartes/shared-shell/errors';
import { TableFilters } from '@memocartes/shared-shell/table-query';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { DataTable, type useSelection } from '@memocartes/shared-ui/data-table';
import { SelectField } from '@memocartes/shared-ui/fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ImportOwnStudents } from '../../imports/buttons/index.ts';
import { ChooseClassDialog, type Target } from '../../students/placement/index.ts';
import type { AssignmentTable } from './assignmentTable.ts';
import { useStudentColumns } from './useStudentColumns.tsx';

type Props = {
  readonly table: AssignmentTable;
  readonly students: {
    readonly data?: StudentRow[];
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly classes: readonly ClassRow[];
  readonly selection: ReturnType<typeof useSelection<StudentRow>>;
  readonly schoolId: number | undefined;
  readonly onPlace: (target: Target) => void;
};

/** The students to assign: without a class, or of one class. The user selects students one by one, by range or all. */
export function StudentsPane({ table, students, classes, selection, schoolId, onPlace }: Props) {
  const { t } = useTranslation('assignment');
  const failure = useFailure();
  const [isChoosing, setIsChoosing] = useState(false);
  const { data, error, isFetching, refetch } = students;
  const { from, search, level } = table.filters;
  const columns = useStudentColumns(selection.selected);
  const shownClass = classes.find(({ id }) => id === from);
  const narrowed = search !== undefined || level !== undefined;
  // The number of students of the class is not known while a filter narrows the list.
  const count = narrowed ? 0 : (data?.length ?? 0);
  const unfilteredPath = from === undefined ? '/schools/assignment' : `/schools/assignment?from=${from}`;
  const actions = (
    <>
      <Button size="small" kind="primary" icon="assign" onClick={() => setIsChoosing(true)}>
        {t('placeIn')}
      </Button>
      {from !== undefined && (
        <Button size="small" icon="unlink" onClick={() => onPlace(null)}>
          {t('takeOut')}
        </Button>
      )}
    </>
  );
  const empty = narrowed
    ? { title: t('noMatch'), action: <LinkButton to={unfilteredPath}>{t('clear')}</LinkButton> }
    : from === undefined
      ? { title: t('allPlaced'), hint: t('allPlacedHint'), action: <ImportOwnStudents /> }
      : { title: t('emptyClass'), hint: t('emptyClassHint') };

  return (
    <section className="assign__students" aria-label={t('students')}>
      <h2>{t(from === undefined ? 'unplaced' : 'inClass', { count, name: shownClass?.name })}</h2>
      <DataTable
        label={t('students')}
        columns={columns}
        page={data && { rows: data, count: data.length }}
        loading={isFetching}
        error={error ? { message: failure.text(error), onRetry: () => void refetch() } : null}
        empty={empty}
        sort={table.props.sort}
        onSort={table.props.onSort}
        selection={{ ...selection, countLabel: (count) => t('selected', { count }), actions }}
        toolbar={
          <>
            <SelectField
              name="from"
              label={t('from')}
              placeholder={t('withoutClass')}
              value={from ?? null}
              options={classes.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => table.setFilter('from', id)}
            />
            <TableFilters
              table={table}
              label={t('search')}
              facets={[{ key: 'level', label: t('level'), options: levels.map((value) => ({ value, label: value })) }]}
            />
          </>
        }
      />
      {isChoosing && (
        <ChooseClassDialog
          schoolId={schoolId}
          count={selection.selected.size}
          excludedClassId={from}
          onChoose={(target) => {
            setIsChoosing(false);
            onPlace(target);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </section>
  );
}
