import type { Place, Walker } from '../places/places.ts';

/** A request whose first thing is of one place and whose second is of another, or of the same. */
export type JoinFixture = {
  /** What it joins: several of one call are told apart by it. */
  ends: string;
  ask: (first: Place, second: Place, walker: Walker) => Asked;
  /** Whether an answer of success really joined them, where a foreign end is left out in silence. */
  isJoined?: (body: string) => boolean;
  /** Whatever the two are, they are never joined so. */
  isNever?: boolean;
  /** Refusals that only somebody gets who may join them. */
  but?: string[];
};

export type Asked = { params?: Record<string, string | number>; body?: unknown };
