import { IconButton } from '@memocartes/shared-ui/button';
import { SelectField } from '@memocartes/shared-ui/fields';
import { Row } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import type { CardsTable } from './cardsTable.ts';

type Props = { readonly table: CardsTable };

/** In which order the cards are. */
export function CardOrder({ table: { props } }: Props) {
  const { t } = useTranslation('cards');
  return (
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
  );
}

/** Whether they are drawn as cards or as lines. */
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
