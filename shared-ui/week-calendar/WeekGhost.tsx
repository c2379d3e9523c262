import type { RefObject } from 'react';

import type { CalendarWeek } from './weeks.ts';

type WeekGhostProps = {
  readonly week: CalendarWeek;
  /** Initial position in px; `useWeekDrag` sets later ones through `ghostRef`. */
  readonly at: { readonly x: number; readonly y: number };
  readonly ghostRef: RefObject<HTMLDivElement | null>;
};

/** The dragged pack, shown under the pointer. */
export function WeekGhost({ week, at, ghostRef }: WeekGhostProps) {
  return (
    <div
      ref={ghostRef}
      className="mc-week mc-week--pack mc-week--ghost"
      style={{ translate: `${at.x}px ${at.y}px` }}
      aria-hidden
    >
      <span className="mc-week__what">
        <span className="mc-week__title">{week.pack?.title}</span>
        {week.pack?.detail && <small>{week.pack.detail}</small>}
      </span>
    </div>
  );
}
