import type { Card } from '@memocartes/contract/cards/cards.routes';
import { cardSides, lineNumbers } from '@memocartes/contract/cards/layout/patterns';
import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import { useListEditionsQuery } from '@memocartes/shared-api/editions.api';
import { useSelectSubjectsQuery } from '@memocartes/shared-api/subjects.api';
import { useCan } from '@memocartes/shared-shell/session';
import { type ConflictField, type Versioned, versionedBy } from '@memocartes/shared-shell/versions';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

import { type CardValues, cardValues } from '../form/card.form.ts';

/** The card that a form changes, with the fields to choose between on a version conflict. */
export function useVersionedCard(card: Card | undefined): Versioned<CardValues> | undefined {
  const { t } = useTranslation('cardEditor');
  const subjects = useSelectSubjectsQuery().data?.subjects ?? [];
  const nameOf = (id: number | null) => subjects.find((subject) => subject.id === id)?.name ?? '';
  const canManageEditions = useCan()('edition:manage');
  const editions = useListEditionsQuery(canManageEditions ? undefined : skipToken).data?.editions ?? [];
  const sides: ConflictField<CardValues>[] = cardSides.flatMap(({ side, letter }) => [
    {
      name: `${side}_pattern`,
      label: `${t(side)}, ${t('pattern')}`,
      show: (values) => t(`patterns.${values[`${side}_pattern`]}`),
    },
    ...lineNumbers.map((n): ConflictField<CardValues> => ({
      name: `${letter}line${n}`,
      label: `${t(side)}, ${t('line', { n })}`,
    })),
    {
      name: `${letter}img`,
      label: `${t(side)}, ${t('image')}`,
      show: (values) => {
        const src = documentUrl(values[`${letter}img`]);
        return src && <img className="card-conflict__image" src={src} alt={values[`${side}_alt`]} />;
      },
    },
    { name: `${side}_alt`, label: `${t(side)}, ${t('alt')}` },
  ]);

  return (
    card &&
    versionedBy(card, cardValues, [
      { name: 'status', label: t('status'), show: ({ status }) => t(`statuses.${status}`) },
      ...sides,
      { name: 'matter_id', label: t('matter'), show: ({ matter_id }) => nameOf(matter_id) },
      { name: 'subject_id', label: t('subSubject'), show: ({ subject_id }) => nameOf(subject_id) },
      { name: 'level', label: t('level') },
      { name: 'cycle', label: t('cycle'), show: ({ cycle }) => t(`cycles.${cycle}`) },
      { name: 'category', label: t('category') },
      { name: 'is_duo', label: t('players'), show: ({ is_duo }) => t(is_duo ? 'duo' : 'solo') },
      { name: 'is_handwritten', label: t('handwritten') },
      { name: 'is_typed', label: t('typed') },
      { name: 'accents_count', label: t('accentsCount') },
      { name: 'accepted_answers', label: t('acceptedAnswers') },
      { name: 'is_lesson', label: t('lesson') },
      {
        name: 'edition_id',
        label: t('edition'),
        show: ({ edition_id }) => editions.find(({ id }) => id === edition_id)?.name ?? t('noEdition'),
      },
      { name: 'position', label: t('position') },
      { name: 'code', label: t('code') },
      { name: 'activity', label: t('activity') },
      { name: 'question', label: t('question') },
    ])
  );
}
