import { defaultPageSize } from '@memocartes/contract/lists/page-size';
import type { YearStudent } from '@memocartes/contract/year-change/year-change.routes';
import { personName } from '@memocartes/shared-ui/avatar';
import { type Column, DataTable } from '@memocartes/shared-ui/data-table';
import { CheckboxField } from '@memocartes/shared-ui/fields';
import { FilterField } from '@memocartes/shared-ui/search-box';
import { Tabs } from '@memocartes/shared-ui/tabs';
import { Tag } from '@memocartes/shared-ui/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Transition } from './Transition.tsx';
import { inView, matchesSearch, type View, views } from './views.ts';

type YearStudentsProps = {
  readonly students: readonly YearStudent[];
  readonly isRepeating: (id: number) => boolean;
  readonly onRepeat: (id: number, isRepeating: boolean) => void;
};

/** Each student's next year; repeaters are chosen here [year.levels]. */
export function YearStudents({ students, isRepeating, onRepeat }: YearStudentsProps) {
  const { t } = useTranslation('yearChange');
  const [view, setView] = useState<View>('all');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const rows = students.filter((student) => inView(student, view) && matchesSearch(student, search));
  const columns: Column<YearStudent>[] = [
    { key: 'name', title: t('student'), primary: true, render: personName },
    { key: 'level', title: t('level'), render: (row) => <Transition from={row.level} to={row.level_after} /> },
    {
      key: 'class_',
      title: t('class'),
      render: (row) => <Transition from={row.class_?.name ?? null} to={row.class_after?.name ?? null} />,
    },
    {
      key: 'outcome',
      title: t('outcome'),
      render: ({ outcome }) => <Tag tone={outcome === 'UP' ? 'neutral' : 'warning'}>{t(`outcomes.${outcome}`)}</Tag>,
    },
    {
      key: 'lost',
      title: t('lost'),
      from: 'sm',
      render: ({ nb_cards_lost: count }) => (count ? t('cards', { count }) : '–'),
    },
    {
      key: 'repeats',
      title: t('repeats'),
      render: (row) =>
        row.level && (
          <CheckboxField
            name={`repeat-${row.id}`}
            label={<span className="mc-sr-only">{t('repeatsName', { name: personName(row) })}</span>}
            value={isRepeating(row.id)}
            onChange={(isChecked) => onRepeat(row.id, isChecked)}
          />
        ),
    },
  ];
  const count = (key: View) => students.filter((student) => inView(student, key)).length;

  return (
    <Tabs
      label={t('students')}
      value={view}
      onChange={(next) => {
        setView(next);
        setPage(1);
      }}
      tabs={views.map((key) => ({ key, label: t(`views.${key}`), count: count(key) }))}
    >
      <DataTable
        label={t('students')}
        columns={columns}
        page={{ rows: rows.slice((page - 1) * defaultPageSize, page * defaultPageSize), count: rows.length }}
        pageNumber={page}
        pageSize={defaultPageSize}
        onPage={setPage}
        toolbar={
          <FilterField
            label={t('search')}
            value={search}
            onSearch={(text) => {
              setSearch(text);
              setPage(1);
            }}
          />
        }
        empty={{ title: t(search ? 'noMatch' : 'noStudent') }}
      />
    </Tabs>
  );
}
