import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';

import type { CalendarWeek } from './weeks.ts';

type Point = { readonly x: number; readonly y: number };

/** Distance in px that a pointer moves before a press becomes a drag. */
const threshold = 6;
/** Distance in px from the window's top and bottom within which a drag scrolls the page; and px scrolled per frame. */
const edge = 72;
const step = 14;

const pointOf = ({ clientX: x, clientY: y }: { readonly clientX: number; readonly clientY: number }): Point => ({
  x,
  y,
});
const isFar = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) > threshold;
const mondayAt = ({ x, y }: Point) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-week]')?.dataset.week;

/** Suppresses the click that the browser fires when a drag ends on the tile where it began. */
function suppressClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  document.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', stop, { capture: true }));
}

/**
 * Drags packs from week to week. A mouse drags from anywhere on the tile. A finger or pen drags from the tile's handle,
 * so that the page still scrolls. Esc cancels the drag.
 */
export function useWeekDrag(weeks: readonly CalendarWeek[], onMove?: (week: CalendarWeek, to: CalendarWeek) => void) {
  const ghost = useRef<HTMLDivElement>(null);
  const listening = useRef<AbortController>(null);
  const [from, setFrom] = useState<{ readonly week: CalendarWeek; readonly at: Point }>();
  const [targetMonday, setTargetMonday] = useState<string>();
  useEffect(() => () => listening.current?.abort(), []);

  const begin = (week: CalendarWeek) => (event: ReactPointerEvent) => {
    if (!onMove || !week.movable || event.button !== 0) return;
    if (event.pointerType !== 'mouse' && !(event.target as Element).closest('.mc-week__grip')) return;
    const start = pointOf(event);
    let at = start;
    let dragging = false;
    listening.current?.abort();
    const controller = new AbortController();
    listening.current = controller;
    const { signal } = controller;

    const draw = () => {
      ghost.current?.style.setProperty('translate', `${at.x}px ${at.y}px`);
      setTargetMonday(mondayAt(at));
    };

    const scroll = () => {
      if (signal.aborted) return;
      const by = at.y < edge ? -step : at.y > innerHeight - edge ? step : 0;
      if (by) {
        scrollBy(0, by);
        draw();
      }
      requestAnimationFrame(scroll);
    };

    const end = () => {
      controller.abort();
      setFrom(undefined);
      setTargetMonday(undefined);
    };

    const move = (moved: PointerEvent) => {
      at = pointOf(moved);
      if (!dragging && isFar(at, start)) {
        dragging = true;
        setFrom({ week, at });
        requestAnimationFrame(scroll);
      }
      if (dragging) draw();
    };

    const cancel = () => {
      // The button is still pressed: its release over the tile would be a click, which opens the pack.
      if (dragging) document.addEventListener('pointerup', suppressClick, { once: true });
      end();
    };

    const drop = () => {
      const to = dragging ? weeks.find(({ monday }) => monday === mondayAt(at)) : undefined;
      if (dragging) suppressClick();
      end();
      if (to && to.monday !== week.monday && !to.past) onMove(week, to);
    };

    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointerup', drop, { signal });
    document.addEventListener('pointercancel', end, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal });
  };

  /** The role of a week in the current drag. */
  const roleOf = (week: CalendarWeek) => {
    if (!from) return undefined;
    if (week.monday === from.week.monday) return 'from';
    if (week.monday !== targetMonday) return undefined;
    return week.past || week.pack || week.holiday === 'whole' ? 'refused' : 'onto';
  };

  return { begin, roleOf, from, ghost };
}
