import { maxCopies } from '@memocartes/contract/print/print';

import { parseIds } from './parseIds.ts';

/** Number of copies of single cards, as in the address: `?cards=7,8&copies=6,3` [printing.copies]. */
export function copiesOf(address: URLSearchParams): ReadonlyMap<number, number> {
  const counts = parseIds(address.get('copies'));
  const cards = parseIds(address.get('cards'));
  return new Map(
    cards.map((id, i) => [id, Math.min(counts[i] ?? 1, maxCopies)] as const).filter(([, count]) => count > 1),
  );
}

/** The cards, each repeated once for every copy. */
export const withCopies = <C extends { readonly id: number }>(
  cards: readonly C[],
  copies?: ReadonlyMap<number, number>,
): C[] => cards.flatMap((card) => Array.from({ length: copies?.get(card.id) ?? 1 }, () => card));
