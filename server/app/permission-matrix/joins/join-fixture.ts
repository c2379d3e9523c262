import type { Caller } from '../places/callers.ts';
import type { Place } from '../places/places.ts';

/** A request that links an object of one place to an object of another or the same place. */
export type JoinFixture = {
  /** Names of the two objects, to distinguish several fixtures of one call. */
  objects: string;
  request: (first: Place, second: Place, caller: Caller) => JoinRequest;
  /** Whether a successful response means that the two objects were linked, for calls that skip some objects. */
  isJoined?: (body: string) => boolean;
  /** Set if the call never links these two objects. */
  isNever?: boolean;
  /** Error codes that only permitted callers get: such a response is treated as allowed. */
  expectedErrors?: string[];
};

export type JoinRequest = { params?: Record<string, string | number>; body?: unknown };
