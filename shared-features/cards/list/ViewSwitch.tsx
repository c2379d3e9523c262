import { IconButton } from '@memocartes/shared-ui/button';
import { Row } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import type { CardsTable } from './cardsTable.ts';

type Props = { readonly table: CardsTable };

/** Two buttons that show the list as a grid of cards or as a table. */
export function ViewSwitch({ table: { filters, setFilter } }: Props) {
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
