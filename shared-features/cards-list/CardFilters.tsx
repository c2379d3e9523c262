import { cardStatuses, cardTypes } from '@memocartes/contract/cards/cards';
import { levels } from '@memocartes/contract/people/people';
import type { SubjectOption } from '@memocartes/contract/subjects/subjects.routes';
import { useSelectSubjectsQuery } from '@memocartes/shared-api/subjects.api';
import { TableFilters } from '@memocartes/shared-shell/table-query';
import { useTranslation } from 'react-i18next';

import { subjectOptions } from '../cards/index.ts';
import type { CardsPageProps } from './CardsPage.tsx';
import type { CardsTable } from './cardsTable.ts';

type Props = {
  readonly table: CardsTable;
  readonly scope: CardsPageProps['scope'];
};

/** Subjects as options of one filter: a narrow one is offered once its wider one is chosen. */
const aboutOptions = (subjects: readonly SubjectOption[]) =>
  subjectOptions(subjects).map(({ value, label }) => {
    const wider = subjects.find(({ id }) => value === `s${id}`)?.parent_id;
    return { value, label: label.trim(), ...(wider && { under: `m${wider}` }) };
  });

/** Narrows the list of cards: words, level, subject, kind, status, one's own. */
export function CardFilters({ table, scope }: Props) {
  const { t } = useTranslation('cards');
  const subjects = useSelectSubjectsQuery().data?.subjects ?? [];
  return (
    <TableFilters
      table={table}
      label={t('search')}
      facets={[
        { key: 'level', label: t('level'), options: levels.map((value) => ({ value, label: value })) },
        { key: 'about', label: t('subject'), options: aboutOptions(subjects) },
        ...(scope === 'certified'
          ? []
          : [
              {
                key: 'card_type' as const,
                label: t('typeTitle'),
                options: cardTypes.map((value) => ({ value, label: t(`types.${value}`) })),
              },
            ]),
        {
          key: 'status',
          label: t('status'),
          options: cardStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        },
        ...(scope === 'own'
          ? [{ key: 'mine' as const, label: t('whose'), options: [{ value: 'true', label: t('mine') }] }]
          : []),
      ]}
    />
  );
}
