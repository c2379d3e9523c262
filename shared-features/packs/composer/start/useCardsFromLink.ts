import type { Card } from '@memocartes/contract/cards/cards.routes';
import { maxCardsAPack } from '@memocartes/contract/packs/packs';
import { useLocation } from 'react-router-dom';

import type { PackValues } from '../form/pack.form.ts';
import { withCards } from './withCards.ts';

/** Router state of a link that passes cards: `navigate('/creation-packs', { state: { packCards } })`. */
type LinkState = { readonly packCards?: readonly Card[] };

/** Returns a function that adds the link's cards to a pack, without duplicates and up to its maximum. */
export function useCardsFromLink(): (pack: PackValues) => PackValues {
  const linkedCards = (useLocation().state as LinkState | null)?.packCards ?? [];
  return (pack) => {
    const missing = linkedCards.filter(({ id }) => pack.cards.every((card) => card.id !== id));
    return withCards(pack, [...pack.cards, ...missing].slice(0, maxCardsAPack));
  };
}
