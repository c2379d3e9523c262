import { cardTypes } from '@memocartes/contract/cards/cards';
import { type Level, levels } from '@memocartes/contract/people/people';
import { useSelectSubjectsQuery } from '@memocartes/shared-api/subjects.api';
import { subjectOptions } from '@memocartes/shared-features/cards';
import type { useTableQuery } from '@memocartes/shared-shell/table-query';
import { SelectField } from '@memocartes/shared-ui/fields';
import { FilterField } from '@memocartes/shared-ui/search-box';
import { useTranslation } from 'react-i18next';

import type { cardQuery } from './CardFinder.tsx';

type Table = ReturnType<typeof useTableQuery<'displayed_id', NonNullable<(typeof cardQuery)['filters']>>>;

type Props = {
  readonly table: Table;
  /** Level shown now, asked for or not. */
  readonly level: Level | 'all';
};

const options = <T extends string>(values: readonly T[], label: (value: T) => string) =>
  values.map((value) => ({ value, label: label(value) }));

/** What narrows the cards: words, level, subject, where they come from. */
export function FinderFilters({ table: { filters, setFilter }, level }: Props) {
  const { t } = useTranslation('composer');
  const subjects = useSelectSubjectsQuery().data?.subjects ?? [];
  return (
    <div className="finder__filters">
      <FilterField label={t('search')} value={filters.search ?? ''} onSearch={(text) => setFilter('search', text)} />
      <SelectField
        name="level"
        label={t('level')}
        placeholder={t('allLevels')}
        value={level === 'all' ? null : level}
        options={options(levels, (one) => one)}
        onChange={(chosen) => setFilter('level', chosen ?? 'all')}
      />
      <SelectField
        name="about"
        label={t('matter')}
        placeholder={t('allMatters')}
        value={filters.about ?? null}
        options={subjectOptions(subjects)}
        onChange={(about) => setFilter('about', about)}
      />
      <SelectField
        name="card_type"
        label={t('type')}
        placeholder={t('allTypes')}
        value={filters.card_type ?? null}
        options={options(cardTypes, (type) => t(`types.${type}`))}
        onChange={(type) => setFilter('card_type', type)}
      />
    </div>
  );
}
