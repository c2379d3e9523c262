/** A seeded source of numbers: the same seed gives the same demo data on every machine. */
export type Random = {
  /** A number in [0, 1). */
  next: () => number;
  /** A whole number from `min` to `max`, both included. */
  int: (min: number, max: number) => number;
  /** True with the given probability (0 to 1). */
  chance: (probability: number) => boolean;
  /** One element; throws a RangeError for an empty list. */
  pick: <T>(list: readonly T[]) => T;
  /** A shuffled copy (Fisher–Yates). */
  shuffle: <T>(list: readonly T[]) => T[];
  /** `count` different elements in random order, or all of them if there are fewer. */
  sample: <T>(list: readonly T[], count: number) => T[];
};

/** mulberry32, Tommy Ettinger's 32-bit generator (public domain, 2017): full period 2³², passes gjrand. */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Makes a generator from a whole-number seed [demo.data]. */
export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  const shuffle = <T>(list: readonly T[]): T[] => {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = int(0, i);
      [copy[i], copy[j]] = [copy[j]!, copy[i]!];
    }
    return copy;
  };

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => {
      if (list.length === 0) throw new RangeError('pick: the list is empty');
      return list[int(0, list.length - 1)]!;
    },
    shuffle,
    sample: (list, count) => shuffle(list).slice(0, count),
  };
}
