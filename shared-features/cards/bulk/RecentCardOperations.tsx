import { useListCardOperationsQuery } from '@memocartes/shared-api/cards-bulk.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Menu } from '@memocartes/shared-ui/menu';
import { useTranslation } from 'react-i18next';

import { useUndoCards } from './useUndoCards.tsx';

/**
 * A menu of one's own latest bulk operations that can be undone, at most eight. Renders nothing if there are none,
 * while loading, and after an error [cards.bulk-undo].
 */
export function RecentCardOperations() {
  const { t } = useTranslation('cardsBulk');
  const dates = useDates();
  const { ask } = useUndoCards();
  const operations = useListCardOperationsQuery().data?.operations ?? [];
  if (operations.length === 0) return null;

  return (
    <Menu
      icon="rotate-left"
      label={t('recent')}
      items={operations.slice(0, 8).map((operation) => ({
        label: t(`operations.${operation.kind}`, {
          count: operation.nb_cards,
          title: operation.title ?? t('file'),
          date: dates.instant(operation.date_create),
        }),
        onClick: () => void ask(operation),
      }))}
    />
  );
}
