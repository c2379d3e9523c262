import type { CurrentCard, Placements as Body } from '@memocartes/contract/learning/tracking/tracking.routes';
import { newClientId } from '@memocartes/contract/learning/revision/client-id';
import { useState } from 'react';

type Changed = ReadonlyMap<number, Body['placements'][number]>;

/** Cards that were put in another box on the screen and are not recorded yet, on whatever page of the list they are. */
export function usePlacements() {
  const [changed, setChanged] = useState<Changed>(new Map());
  const place = ({ cards_id, box: was }: Pick<CurrentCard, 'cards_id' | 'box'>, box: number) => {
    const next = new Map(changed);
    // its id is drawn now: recorded twice by a network that failed half-way, it is one
    if (box === was) next.delete(cards_id);
    else next.set(cards_id, { client_id: newClientId(), cards_id, box });
    setChanged(next);
  };
  return {
    boxOf: ({ cards_id, box }: Pick<CurrentCard, 'cards_id' | 'box'>) => changed.get(cards_id)?.box ?? box,
    place,
    changed: [...changed.values()],
    clear: () => setChanged(new Map()),
  };
}
export type Placements = ReturnType<typeof usePlacements>;
