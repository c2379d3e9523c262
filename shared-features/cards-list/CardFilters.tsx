import { cardStatuses, cardTypes } from '@memocartes/contract/cards/cards';
import { levels } from '@memocartes/contract/people/people';
import { useSelectSubjectsQuery } from '@memocartes/shared-api/subjects.api';
import { IconButton } from '@memocartes/shared-ui/button';
import { CheckboxField, SelectField } from '@memocartes/shared-ui/fields';
import { FilterField } from '@memocartes/shared-ui/search-box';
import { Row } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { subjectOptions } from '../cards/index.ts';
import type { CardsPageProps } from './CardsPage.tsx';
import type { CardsTable } from './cardsTable.ts';

type Props = {
  readonly table: CardsTable;
  readonly scope: CardsPageProps['scope'];
};

const options = <T extends string>(values: readonly T[], label: (value: T) => string) =>
  values.map((value) => ({ value, label: label(value) }));

/** Narrows the list of cards: words, level, subject, kind, status, one's own; and says in which order and how it is drawn. */
export function CardFilters({ table: { filters, setFilter, props }, scope }: Props) {
  const { t } = useTranslation('cards');
  const subjects = useSelectSubjectsQuery().data?.subjects ?? [];
  return (
    <div className="cards-tools">
      <FilterField label={t('search')} value={filters.search ?? ''} onSearch={(text) => setFilter('search', text)} />
      <SelectField
        name="level"
        label={t('level')}
        placeholder={t('all')}
        value={filters.level ?? null}
        options={options(levels, (level) => level)}
        onChange={(level) => setFilter('level', level)}
      />
      <SelectField
        name="about"
        label={t('subject')}
        placeholder={t('allOf')}
        value={filters.about ?? null}
        options={subjectOptions(subjects)}
        onChange={(about) => setFilter('about', about)}
      />
      {scope !== 'certified' && (
        <SelectField
          name="card_type"
          label={t('typeTitle')}
          placeholder={t('allOf')}
          value={filters.card_type ?? null}
          options={options(cardTypes, (type) => t(`types.${type}`))}
          onChange={(type) => setFilter('card_type', type)}
        />
      )}
      <SelectField
        name="status"
        label={t('status')}
        placeholder={t('all')}
        value={filters.status ?? null}
        options={options(cardStatuses, (status) => t(`statuses.${status}`))}
        onChange={(status) => setFilter('status', status)}
      />
      <SelectField
        name="order"
        label={t('order')}
        placeholder={t('byNumber')}
        value={props.sort.by === 'date_create' ? 'newest' : null}
        options={[{ value: 'newest', label: t('newest') }]}
        onChange={(order) =>
          props.onSort(order ? { by: 'date_create', dir: 'desc' } : { by: 'displayed_id', dir: 'asc' })
        }
      />
      <Row gap={3} className="cards-tools__last">
        {scope === 'own' && (
          <CheckboxField
            name="mine"
            label={t('mine')}
            value={filters.mine ?? false}
            onChange={(mine) => setFilter('mine', mine || null)}
          />
        )}
        <Row gap={1} role="group" aria-label={t('view')}>
          <IconButton
            icon="grid"
            label={t('grid')}
            aria-pressed={!filters.view}
            onClick={() => setFilter('view', null)}
          />
          <IconButton
            icon="list"
            label={t('list')}
            aria-pressed={!!filters.view}
            onClick={() => setFilter('view', 'list')}
          />
        </Row>
      </Row>
    </div>
  );
}
