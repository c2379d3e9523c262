import { cardFeatures, cardStatuses, cardTypes } from '@memocartes/contract/cards/cards';
import { levels } from '@memocartes/contract/levels/levels';
import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { namedRoles } from '@memocartes/contract/permissions/roles';
import { useListEditionsQuery } from '@memocartes/shared-api/editions.api';
import { useSelectSubjectsQuery } from '@memocartes/shared-api/subjects.api';
import { useSelectUsersQuery } from '@memocartes/shared-api/users.api';
import type { FilterFacet, FilterOption } from '@memocartes/shared-ui/filter-chips';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

/** Filters of a list of cards, and its order. */
export type CardFacet =
  | 'level'
  | 'about'
  | 'card_type'
  | 'status'
  | 'mine'
  | 'school'
  // Offered only to users who may list the teachers of the school.
  | 'author'
  | 'features'
  | 'edition'
  | 'order';

const synonymsOf = (text: string) => text.split(', ').filter(Boolean);

/** Filters of a list of cards, with their synonyms [editions.filter]. */
export function useCardFacets(offered: readonly CardFacet[], orders: readonly ('newest' | 'number')[]): FilterFacet[] {
  const { t } = useTranslation('cardFilters');
  const subjects = useSelectSubjectsQuery().data?.subjects ?? [];
  const hasAuthors = offered.includes('author');
  const authors =
    useSelectUsersQuery(hasAuthors ? { role: namedRoles.teacher, nb_items: maxPageSize } : skipToken).data?.users ?? [];
  const editions = useListEditionsQuery(offered.includes('edition') ? undefined : skipToken).data?.editions ?? [];

  const listed = (values: readonly string[], labels: string, text?: string): FilterOption[] =>
    values.map((value) => ({
      value,
      label: t(`${labels}.${value}`),
      ...(text && { words: synonymsOf(t(`${text}.${value}`)) }),
    }));

  const options: Record<CardFacet, FilterOption[]> = {
    level: levels.map((level) => ({ value: level, label: level })),
    about: subjects.map(({ id, name, code, parent_id }) => ({
      value: `${parent_id === null ? 'm' : 's'}${id}`,
      label: name,
      ...(parent_id === null ? { words: synonymsOf(t(`subjectWords.${code}`, '')) } : { under: `m${parent_id}` }),
    })),
    features: listed(cardFeatures, 'feature', 'featureWords'),
    card_type: listed(cardTypes, 'types', 'typeWords'),
    status: listed(cardStatuses, 'statuses'),
    mine: [{ value: 'true', label: t('mine'), words: synonymsOf(t('mineWords')) }],
    school: [{ value: 'true', label: t('schoolCards'), words: synonymsOf(t('schoolWords')) }],
    author: authors.map(({ id, name }) => ({ value: String(id), label: name })),
    edition: editions.map(({ id, name }) => ({ value: String(id), label: name })),
    order: listed(orders, 'orders', 'orderWords'),
  };

  return offered.map((key) => ({
    key,
    label: t(key === 'mine' ? 'author' : key),
    options: options[key],
    multiple: key === 'level' || key === 'features',
  }));
}
