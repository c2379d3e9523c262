import { IconButton } from '@memocartes/shared-ui/button';
import { Row } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import type { CardsTable } from './cardsTable.ts';

type Props = { readonly table: CardsTable };

/** Whether they are shown as cards or as a table. */
export function CardView({ table: { filters, setFilter } }: Props) {
  const { t } = useTranslation('cards');
  return (
    <Row gap={1} role="group" aria-label={t('view')}>
      <IconButton icon="grid" label={t('grid')} aria-pressed={!filters.view} onClick={() => setFilter('view', null)} />
      <IconButton
        icon="list"
        label={t('list')}
        aria-pressed={!!filters.view}
        onClick={() => setFilter('view', 'list')}
      />
    </Row>
  );
}
