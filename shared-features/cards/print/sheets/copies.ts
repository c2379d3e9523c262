import { maxCopies } from '@memocartes/contract/print/print';

import { parseIds } from './parseIds.ts';

/** Copies by card id, only of cards with more than one copy, from `?cards=7,8&copies=6,3` [printing.copies]. */
export function copiesOf(address: URLSearchParams): ReadonlyMap<number, number> {
  const counts = parseIds(address.get('copies'));
  const cards = parseIds(address.get('cards'));
  return new Map(
    cards.map((id, i) => [id, Math.min(counts[i] ?? 1, maxCopies)] as const).filter(([, count]) => count > 1),
  );
}

/** The cards, each repeated as many times as it has copies. */
export const withCopies = <C extends { readonly id: number }>(
  cards: readonly C[],
  copies?: ReadonlyMap<number, number>,
): C[] => cards.flatMap((card) => Array.from({ length: copies?.get(card.id) ?? 1 }, () => card));
