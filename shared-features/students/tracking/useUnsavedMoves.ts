import { randomUuid } from '@memocartes/contract/http/uuid';
import type { CurrentCard, Placements } from '@memocartes/contract/learning/boxes/tracking.routes';
import { useState } from 'react';

type Changed = ReadonlyMap<number, Placements['placements'][number]>;

/** Cards moved to another box and not saved yet, on any page of the list. */
export function useUnsavedMoves() {
  const [changed, setChanged] = useState<Changed>(new Map());

  const place = ({ cards_id, box: savedBox }: Pick<CurrentCard, 'cards_id' | 'box'>, box: number) => {
    const next = new Map(changed);
    // The id is created here, not when sending, so that a retry is not recorded twice.
    if (box === savedBox) next.delete(cards_id);
    else next.set(cards_id, { client_id: randomUuid(), cards_id, box });
    setChanged(next);
  };

  return {
    boxOf: ({ cards_id, box }: Pick<CurrentCard, 'cards_id' | 'box'>) => changed.get(cards_id)?.box ?? box,
    place,
    changed: [...changed.values()],
    clear: () => setChanged(new Map()),
  };
}

export type UnsavedMoves = ReturnType<typeof useUnsavedMoves>;
