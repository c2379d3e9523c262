import type { Card } from '@memocartes/contract/cards/cards.routes';
import type { DeckSizes } from '@memocartes/contract/cards/layout/text-sizes';
import { isOfLevel, type Level } from '@memocartes/contract/levels/levels';
import { cardsApi } from '@memocartes/shared-api/cards.api';
import { packsApi } from '@memocartes/shared-api/packs.api';
import type { PortalStore } from '@memocartes/shared-shell/store';
import { deckSizesOf } from '@memocartes/shared-ui/flashcard';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import { chosenLevel, levelsToChoose } from '../../../level-choice/index.ts';
import { flashcardOf } from '../../view/index.ts';

export type Choice = {
  readonly packs: readonly number[];
  readonly cards: readonly number[];
  /** Number of copies by card id, only for single cards with more than one copy. */
  readonly copies?: ReadonlyMap<number, number>;
  /** Level of the cards from packs; by default all levels [printing.level]. */
  readonly level?: Level;
};
/** Text sizes by card id: those of the first pack that contains the card. */
type Sizes = ReadonlyMap<number, DeckSizes>;
export type ChosenCards = {
  readonly cards?: readonly Card[];
  readonly sizes?: Sizes;
  /** Levels of the packs' cards, for the choice of a level; empty without a choice. */
  readonly levels?: readonly Level[];
  readonly error?: unknown;
};

/** Each card once: the cards of the packs in their order, then the single cards, as on the server. */
const withoutDuplicates = (cards: readonly Card[]) => [...new Map(cards.map((card) => [card.id, card])).values()];

function sizesOf(packs: readonly (readonly Card[])[]): Sizes {
  const sizesByCard = new Map<number, DeckSizes>();
  for (const cards of packs) {
    const sizes = deckSizesOf(cards.map(flashcardOf));
    for (const { id } of cards) if (!sizesByCard.has(id)) sizesByCard.set(id, sizes);
  }
  return sizesByCard;
}

/**
 * The selected packs' cards and single cards. They are undefined at first and after an error; while a new selection
 * loads, the previous ones are still returned.
 */
export function useChosenCards({ packs, cards, level }: Choice): ChosenCards & { readonly retry: () => void } {
  const dispatch = useDispatch<PortalStore['dispatch']>();
  const [loaded, setLoaded] = useState<ChosenCards>({});
  const [tries, setTries] = useState(0);
  const key = JSON.stringify({ packs, cards, level });
  useEffect(() => {
    const { packs, cards, level } = JSON.parse(key) as Choice;
    let isOutdated = false;
    const packRequests = packs.map((id) => dispatch(packsApi.endpoints.viewPack.initiate({ id })));
    const cardRequests = cards.map((id) => dispatch(cardsApi.endpoints.getCard.initiate({ id })));
    void Promise.all([
      Promise.all(packRequests.map((request) => request.unwrap())),
      Promise.all(cardRequests.map((request) => request.unwrap())),
    ]).then(
      ([ofPacks, single]) => {
        if (isOutdated) return;
        const levels = levelsToChoose(ofPacks.flatMap((pack) => pack.cards));
        const chosen = chosenLevel(levels, level);
        const packs = ofPacks.map((pack) => pack.cards.filter((card) => isOfLevel(card, chosen)));
        setLoaded({ cards: withoutDuplicates([...packs.flat(), ...single]), sizes: sizesOf(packs), levels });
      },
      (error: unknown) => !isOutdated && setLoaded({ error }),
    );
    return () => {
      isOutdated = true;
      [...packRequests, ...cardRequests].forEach((request) => request.unsubscribe());
    };
  }, [dispatch, key, tries]);
  return { ...loaded, retry: () => setTries((count) => count + 1) };
}
