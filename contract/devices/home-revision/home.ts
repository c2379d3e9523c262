/**
 * Class option for revision at home. `OFF`: not allowed; `PRACTICE`: answers move no card; `COUNTS`: answers move cards
 * as in class [home-revision.option].
 */
export const homeRevisionOptions = ['OFF', 'PRACTICE', 'COUNTS'] as const;
export type HomeRevisionOption = (typeof homeRevisionOptions)[number];

/**
 * Mode of a revision at home: the class option when the revision started [home-revision.practice]
 * [home-revision.counts].
 */
export const homeRevisionModes = ['PRACTICE', 'COUNTS'] as const;
export type HomeRevisionMode = (typeof homeRevisionModes)[number];

/** Whether a class option allows revision at home; `option` is null for a student without a class. */
export const allowsHomeRevision = (option: HomeRevisionOption | null): option is HomeRevisionMode =>
  option !== null && option !== 'OFF';

/**
 * Alphabet of family codes. It lacks A, E, I, O and U, so that no code is a word, and 0, 1, 5, L, N, S and Z, which are
 * easily misread.
 */
export const homeCodeCharacters = '2346789BCDFGHJKMPQRTVWXY';
/** Length of a family code [home-revision.code]. */
export const homeCodeLength = 8;
export const homeCodePattern = new RegExp(`^[${homeCodeCharacters}]{${homeCodeLength}}$`);

/** Returns a random family code. @param random returns an integer from 0 to `max` - 1 */
export const drawHomeCode = (random: (max: number) => number): string =>
  Array.from({ length: homeCodeLength }, () => homeCodeCharacters[random(homeCodeCharacters.length)]).join('');

/** A typed code without spaces and hyphens, in capitals. */
export const normalizeHomeCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** A code as displayed: « 4F7K 9BCD ». */
export const formatHomeCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
