import type { Card } from '@memocartes/contract/cards/cards.routes';
import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useState } from 'react';

import { moveItem } from './moveItem.ts';

type Cards = readonly Card[];
type Drag = { readonly id: number; /** The order that Esc restores. */ readonly before: Cards };

const cardAt = ({ clientX, clientY }: PointerEvent): number =>
  Number(document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-card]')?.dataset.card);

/**
 * Drags cards to another position of their list. A mouse drags from anywhere on a card, including its handle, but not
 * its other buttons. A finger or pen drags only from the handle, so that the page still scrolls. Escape restores the
 * order.
 */
export function useCardDrag(cards: Cards, onChange: (cards: Cards) => void) {
  const [drag, setDrag] = useState<Drag>();

  const begin = (id: number) => (event: ReactPointerEvent) => {
    const target = event.target as Element;
    const isHandle = !!target.closest('.composer__handle');
    if (event.button !== 0 || (!isHandle && (event.pointerType !== 'mouse' || target.closest('button')))) return;
    setDrag({ id, before: cards });
  };

  const follow = useEffectEvent((event: PointerEvent) => {
    const at = (id: number | undefined) => cards.findIndex((card) => card.id === id);
    const next = moveItem(cards, at(drag?.id), at(cardAt(event)));
    if (next !== cards) onChange(next);
  });
  const cancel = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !drag) return;
    onChange(drag.before);
    setDrag(undefined);
  });

  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    const controller = new AbortController();
    const { signal } = controller;
    const end = () => setDrag(undefined);
    document.addEventListener('pointermove', (event) => follow(event), { signal });
    document.addEventListener('pointerup', end, { signal });
    document.addEventListener('pointercancel', end, { signal });
    document.addEventListener('keydown', (event) => cancel(event), { signal });
    return () => controller.abort();
  }, [isDragging]);

  return { begin, dragged: drag?.id };
}
