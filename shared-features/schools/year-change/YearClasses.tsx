import type { YearClass } from '@memocartes/contract/year-change/year-change.routes';
import { Button } from '@memocartes/shared-ui/button';
import { type Column, DataTable } from '@memocartes/shared-ui/data-table';
import { SelectField } from '@memocartes/shared-ui/fields';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { Transition } from './Transition.tsx';
import type { ClassChange } from './useYearChoices.ts';

type YearClassesProps = {
  readonly classes: readonly YearClass[];
  readonly onChoose: (id: number, change: ClassChange) => void;
};

/**
 * What happens to each class: it keeps its level, moves up with its students, or is emptied. Students who leave
 * a class can be placed in a next class [year.class-kept] [year.class-raised].
 */
export function YearClasses({ classes, onChoose }: YearClassesProps) {
  const { t } = useTranslation('yearChange');
  const nameById = new Map(classes.map((row) => [row.id, row.name_after]));
  /** Classes with a single possible next class for their leaving students, not chosen yet. */
  const rowsWithOneChoice = classes.filter((row) => row.next_class_id === null && row.next_classes.length === 1);
  const columns: Column<YearClass>[] = [
    {
      key: 'name',
      title: t('class'),
      primary: true,
      render: (row) => <Transition from={row.name} to={row.name_after} />,
    },
    {
      key: 'level',
      title: t('level'),
      droppable: true,
      render: (row) => <Transition from={row.level} to={row.level_after} />,
    },
    { key: 'nb_students', title: t('now'), numeric: true, droppable: true },
    { key: 'nb_staying', title: t('staying'), numeric: true, droppable: true },
    {
      key: 'choice',
      title: t('choice'),
      width: '15rem',
      render: (row) => (
        <SelectField
          name={`class-${row.id}`}
          label={t('choiceOf', { name: row.name })}
          labelHidden
          required
          value={row.choice}
          options={row.choices.map((choice) => ({
            value: choice,
            label: t(`choices.${choice}`, { name: row.name }),
          }))}
          onChange={(choice) => choice && onChoose(row.id, { choice })}
        />
      ),
    },
    {
      key: 'next',
      title: t('next'),
      width: '15rem',
      render: (row) => {
        if (row.nb_leaving === 0) return '–';
        if (row.next_classes.length === 0) return t('nextNone', { count: row.nb_leaving });
        return (
          <SelectField
            name={`next-${row.id}`}
            label={t('nextOf', { name: row.name })}
            labelHidden
            value={row.next_class_id}
            placeholder={t('nextLater', { count: row.nb_leaving })}
            options={row.next_classes.map((id) => ({ value: id, label: nameById.get(id) ?? '' }))}
            onChange={(id) => onChoose(row.id, { next_class_id: id })}
          />
        );
      },
    },
  ];
  return (
    <Stack gap={3}>
      <p className="year-change__hint">{t('classesHint')}</p>
      {rowsWithOneChoice.length > 0 && (
        <Row>
          <Button
            icon="assign"
            onClick={() => rowsWithOneChoice.forEach((row) => onChoose(row.id, { next_class_id: row.next_classes[0] }))}
          >
            {t('fillNext', { count: rowsWithOneChoice.length })}
          </Button>
        </Row>
      )}
      <div className="year-change__classes">
        <DataTable
          label={t('classes')}
          columns={columns}
          page={{ rows: classes, count: classes.length }}
          empty={{ title: t('noClass') }}
        />
      </div>
    </Stack>
  );
}
