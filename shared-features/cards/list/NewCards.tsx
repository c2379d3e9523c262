import type { Card } from '@memocartes/contract/cards/cards.routes';
import { maxCardsAPack } from '@memocartes/contract/packs/packs';
import { useCan } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { BulkPackDialog } from '../bulk/index.ts';
import { newestFirst } from '../return-to-list/index.ts';

/** Router state with which the editor returns to the list: `navigate(back, { state: { newCards: [id] } })`. */
type ReturnState = { readonly newCards?: readonly number[] };

/** Ids of the new cards, from the router state. Scrolls the first new card into view once it is listed. */
export function useNewCards(listedCards: readonly { readonly id: number }[] | undefined): readonly number[] {
  const newCardIds = (useLocation().state as ReturnState | null)?.newCards ?? [];
  const firstId = listedCards?.find(({ id }) => newCardIds.includes(id))?.id;
  useEffect(() => {
    if (firstId !== undefined) {
      document.querySelector('.cards-grid__tile--new, .mc-table__row--current')?.scrollIntoView({ block: 'nearest' });
    }
  }, [firstId]);
  return newCardIds;
}

/**
 * Returns the function that marks cards of the list, published together, as new. If the filters match no card any more,
 * it lists the newest cards, so that a pack can be composed of the published ones [cards.new-to-pack].
 */
export function useMarkPublished() {
  const location = useLocation();
  const navigate = useNavigate();
  return (ids: readonly number[], isListEmpty: boolean) => {
    const newCards = [...((location.state as ReturnState | null)?.newCards ?? []), ...ids];
    void navigate(isListEmpty ? newestFirst('') : { search: location.search }, {
      replace: !isListEmpty,
      state: { newCards },
    });
  };
}

type Props = {
  /** The listed cards. */
  readonly cards: readonly Card[] | undefined;
  /** Ids of the new cards. */
  readonly newCardIds: readonly number[];
};

/**
 * Offers to compose a pack of the new published cards, in the order of their creation, or to add them to an existing
 * pack [cards.new-to-pack]. Renders nothing if there are none, if they do not fit in one pack, or without permission.
 */
export function NewCards({ cards = [], newCardIds }: Props) {
  const { t } = useTranslation('cards');
  const can = useCan();
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const published = cards
    .filter(({ id, status }) => newCardIds.includes(id) && status === 'FINAL')
    .toSorted((a, b) => a.id - b.id);
  if (published.length === 0 || published.length > maxCardsAPack || !can('pack:create')) return null;
  // The router state contains the cards, not only their ids.
  const compose = () => void navigate('/creation-packs', { state: { packCards: published } });

  const close = () => setIsAdding(false);

  return (
    <>
      <Banner
        tone="success"
        action={
          <>
            <Button size="small" icon="box" onClick={compose}>
              {t('composePack', { count: published.length })}
            </Button>
            <Button size="small" kind="quiet" onClick={() => setIsAdding(true)}>
              {t('addToPack')}
            </Button>
          </>
        }
      >
        {t('newCards', { count: published.length })}
      </Banner>
      {isAdding && (
        <BulkPackDialog
          ids={published.map(({ id }) => id)}
          nbDrafts={0}
          initialKind="existing"
          onDone={close}
          onClose={close}
        />
      )}
    </>
  );
}
