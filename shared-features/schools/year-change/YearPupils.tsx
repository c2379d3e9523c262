import { fullName } from '@memocartes/contract/people/people';
import type { YearPupil } from '@memocartes/contract/year-change/year-change.routes';
import { DataTable, type Column } from '@memocartes/shared-ui/data-table';
import { CheckboxField } from '@memocartes/shared-ui/fields';
import { FilterField } from '@memocartes/shared-ui/search-box';
import { Tabs } from '@memocartes/shared-ui/tabs';
import { Tag } from '@memocartes/shared-ui/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Becomes } from './Becomes.tsx';
import { found, inView, views, type View } from './views.ts';

export type YearPupilsProps = {
  readonly pupils: readonly YearPupil[];
  readonly isRepeating: (id: number) => boolean;
  readonly onRepeat: (id: number, yes: boolean) => void;
};

const pageSize = 20;

/** Each pupil's next year; repeaters are chosen here. */
export function YearPupils({ pupils, isRepeating, onRepeat }: YearPupilsProps) {
  const { t } = useTranslation('yearChange');
  const [view, setView] = useState<View>('all');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const rows = pupils.filter((pupil) => inView(pupil, view) && found(pupil, search));
  const columns: Column<YearPupil>[] = [
    { key: 'name', title: t('pupil'), primary: true, render: fullName },
    { key: 'level', title: t('level'), render: (row) => <Becomes from={row.level} to={row.level_after} /> },
    {
      key: 'class_',
      title: t('class'),
      render: (row) => <Becomes from={row.class_?.name ?? null} to={row.class_after?.name ?? null} />,
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
            label={<span className="mc-sr-only">{t('repeatsName', { name: fullName(row) })}</span>}
            value={isRepeating(row.id)}
            onChange={(yes) => onRepeat(row.id, yes)}
          />
        ),
    },
  ];
  const count = (key: View) => pupils.filter((pupil) => inView(pupil, key)).length;
  return (
    <Tabs
      label={t('pupils')}
      value={view}
      onChange={(next) => {
        setView(next);
        setPage(1);
      }}
      tabs={views.map((key) => ({ key, label: t(`views.${key}`), count: count(key) }))}
    >
      <DataTable
        label={t('pupils')}
        columns={columns}
        page={{ rows: rows.slice((page - 1) * pageSize, page * pageSize), count: rows.length }}
        pageNumber={page}
        pageSize={pageSize}
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
        empty={{ title: t(search ? 'noMatch' : 'noPupil') }}
      />
    </Tabs>
  );
}
