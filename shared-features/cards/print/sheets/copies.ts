import { maxCopies } from '@memocartes/contract/print/print';

import { parseIds } from './parseIds.ts';

/** Copies by card id, only of cards with more than one copy, from `?cards=7,8&copies=6,3` [printing.copies]. */
export function copiesOf(address: URLSearchParams): ReadonlyMap<number, number> {
  const counts = address.get('copies')?.split(',') ?? [];
  // Each id is read with the count at its place: an id or a count that is not valid leaves those after it unchanged.
  const copies = (address.get('cards')?.split(',') ?? []).flatMap((text, at) => {
    const [count = 1] = parseIds(counts[at] ?? null);
    return parseIds(text).map((id) => [id, Math.min(count, maxCopies)] as const);
  });
  return new Map(copies.filter(([, count]) => count > 1));
}

/** The cards, each repeated as many times as it has copies. */
export const withCopies = <C extends { readonly id: number }>(
  cards: readonly C[],
  copies?: ReadonlyMap<number, number>,
): C[] => cards.flatMap((card) => Array.from({ length: copies?.get(card.id) ?? 1 }, () => card));
