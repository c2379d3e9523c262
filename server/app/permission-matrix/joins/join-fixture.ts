import type { Caller, Place } from '../places/places.ts';

/** A request whose first object is of one place and whose second is of another, or of the same. */
export type JoinFixture = {
  /** The two objects that it joins; distinguishes several fixtures of one call. */
  ends: string;
  ask: (first: Place, second: Place, caller: Caller) => Asked;
  /** Whether a successful answer really joined them, where foreign ends are skipped. */
  isJoined?: (body: string) => boolean;
  /** These two are never joined by this call. */
  isNever?: boolean;
  /** Error codes that only an allowed caller gets. */
  but?: string[];
};

export type Asked = { params?: Record<string, string | number>; body?: unknown };
