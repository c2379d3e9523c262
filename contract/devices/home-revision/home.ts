/**
 * Class option for revision at home: not at all, as practice that moves no box, or as in class, one move a day
 * [home-revision.option].
 */
export const homeRevisionOptions = ['OFF', 'PRACTICE', 'COUNTS'] as const;
export type HomeRevisionOption = (typeof homeRevisionOptions)[number];

/** What a revision at home does, by the option of the class when it started [home-revision.practice] [home-revision.counts]. */
export const homeRevisionModes = ['PRACTICE', 'COUNTS'] as const;
export type HomeRevisionMode = (typeof homeRevisionModes)[number];

/** Characters of a family code: no vowels, so that no word appears; none that look alike. */
export const homeCodeCharacters = '2346789BCDFGHJKMPQRTVWXY';
/** Characters of a family code [home-revision.code]. */
export const homeCodeLength = 8;
export const homeCodePattern = new RegExp(`^[${homeCodeCharacters}]{${homeCodeLength}}$`);

/** A random family code. @param random an integer from 0 to below `max` */
export const drawHomeCode = (random: (max: number) => number): string =>
  Array.from({ length: homeCodeLength }, () => homeCodeCharacters[random(homeCodeCharacters.length)]).join('');

/** A typed code without spaces and hyphens, in capitals. */
export const normalizeHomeCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** A code as it is shown: « 4F7K 9BCD ». */
export const formatHomeCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
