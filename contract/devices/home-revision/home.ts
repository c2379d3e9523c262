/**
 * Class option for revision at home: not at all, as practice that moves no card, or as in class with one move per day
 * [home-revision.option].
 */
export const homeRevisionOptions = ['OFF', 'PRACTICE', 'COUNTS'] as const;
export type HomeRevisionOption = (typeof homeRevisionOptions)[number];

/**
 * Mode of a revision at home, from the option of the class when it started [home-revision.practice]
 * [home-revision.counts].
 */
export const homeRevisionModes = ['PRACTICE', 'COUNTS'] as const;
export type HomeRevisionMode = (typeof homeRevisionModes)[number];

/** Whether the option of a class allows revision at home; null without a class. */
export const allowsHomeRevision = (option: HomeRevisionOption | null): option is HomeRevisionMode =>
  option !== null && option !== 'OFF';

/** Alphabet of family codes: no vowels, so that no words appear; no look-alike characters. */
export const homeCodeCharacters = '2346789BCDFGHJKMPQRTVWXY';
/** Length of a family code [home-revision.code]. */
export const homeCodeLength = 8;
export const homeCodePattern = new RegExp(`^[${homeCodeCharacters}]{${homeCodeLength}}$`);

/** A random family code. @param random returns an integer from 0 to `max` - 1 */
export const drawHomeCode = (random: (max: number) => number): string =>
  Array.from({ length: homeCodeLength }, () => homeCodeCharacters[random(homeCodeCharacters.length)]).join('');

/** A typed code without spaces and hyphens, in capitals. */
export const normalizeHomeCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** A code as displayed: « 4F7K 9BCD ». */
export const formatHomeCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
