import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Maximum words of a search; further words are ignored. */
const maxWords = 8;

/**
 * Search text as patterns, one per word. Words of one or two letters match the start of a word; longer words match
 * anywhere. The trigram index of a `search` column supports both. Such a column is lower case without accents and
 * starts with a space.
 */
export const patternsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxWords)
    .map((word) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`))
    .map((word) => (word.length > 2 ? `%${word}%` : `% ${word}%`));

/** Whether many rows probably match: for such a text, a scan in name order is faster than a look-up of all matches. */
export const isBroad = (text: string): boolean => /^\S{1,2}$/.test(text.trim());

/** Condition that a `search` column contains the first `count` of these patterns, in any order. */
export const matchesAll = (column: string, patterns: readonly string[], count: number): RawBuilder<SqlBool> =>
  count
    ? sql`
      (${sql.join(
        Array.from(
          { length: count },
          (_, n) => sql`${sql.ref(column)} like f_unaccent(lower((${patterns}::text[])[${sql.lit(n + 1)}]))`,
        ),
        sql` and `,
      )})
    `
    : sql`true`;

/** Signs of a calculation next to a number. An x next to a letter is none: « Max 3 ». */
const timesSign = /(?<=\d\s*)[x*×](?!\p{L})|(?<!\p{L})[x*×](?=\s*\d)/giu;
const dividedSign = /(?<=\d\s*)[:/÷]|[:/÷](?=\s*\d)/g;
const signBetweenNumbers = /(?<=\d)\s*([x×:÷])\s*(?=\d)/g;

/**
 * A search text as typed, and with its multiplications and divisions as they may be written on a card: « 3x6 »,
 * « 3 × 6 » [cards.search-signs].
 */
function writingsOf(text: string): readonly string[] {
  const writings = ['x', '×'].flatMap((times) =>
    [':', '÷'].map((divided) => text.replace(timesSign, times).replace(dividedSign, divided)),
  );
  const spaced = writings.map((writing) => writing.replace(signBetweenNumbers, ' $1 '));
  const unspaced = writings.map((writing) => writing.replace(signBetweenNumbers, '$1'));
  return [...new Set([text, ...spaced, ...unspaced])];
}

/**
 * Condition that a `search` column contains every word of a text: `matches('students.search', 'zoe elu')`
 * [interface.search] [cards.search-signs].
 */
export function matches(column: string, text: string): RawBuilder<SqlBool> {
  const conditions = writingsOf(text).map((writing) => {
    const patterns = patternsOf(writing);
    return matchesAll(column, patterns, patterns.length);
  });
  return sql`(${sql.join(conditions, sql` or `)})`;
}
