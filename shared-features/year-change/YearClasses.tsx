import type { ClassChoice } from '@memocartes/contract/year-change/year-change';
import type { YearClass } from '@memocartes/contract/year-change/year-change.routes';
import { DataTable, type Column } from '@memocartes/shared-ui/data-table';
import { SelectField } from '@memocartes/shared-ui/fields';
import { Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { Becomes } from './Becomes.tsx';

export type YearClassesProps = {
  readonly classes: readonly YearClass[];
  readonly onChoose: (id: number, choice: ClassChoice) => void;
};

/** What becomes of each class: kept for other pupils, raised with its own, or emptied. */
export function YearClasses({ classes, onChoose }: YearClassesProps) {
  const { t } = useTranslation('yearChange');
  const columns: Column<YearClass>[] = [
    { key: 'name', title: t('class'), primary: true, render: (row) => <Becomes from={row.name} to={row.name_after} /> },
    { key: 'level', title: t('level'), render: (row) => <Becomes from={row.level} to={row.level_after} /> },
    { key: 'nb_students', title: t('now'), numeric: true },
    { key: 'nb_staying', title: t('staying'), numeric: true },
    {
      key: 'choice',
      title: t('choice'),
      width: '22rem',
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
          onChange={(choice) => choice && onChoose(row.id, choice)}
        />
      ),
    },
  ];
  return (
    <Stack gap={3}>
      <p className="year-change__hint">{t('classesHint')}</p>
      <DataTable
        label={t('classes')}
        columns={columns}
        page={{ rows: classes, count: classes.length }}
        empty={{ title: t('noClass') }}
      />
    </Stack>
  );
}
