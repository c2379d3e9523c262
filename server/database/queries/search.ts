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

/** A multiplication typed on a keyboard, which has no × key: « 3 x 6 », « 3*6 ». */
const typedTimes = /(?<=\d)\s*[x*]\s*(?=\d)/gi;

/**
 * Condition that a `search` column contains every word of a text: `matches('students.search', 'zoe elu')`
 * [interface.search]. A typed multiplication also matches the sign × [cards.search-times].
 */
export function matches(column: string, text: string): RawBuilder<SqlBool> {
  const conditions = [...new Set([text, text.replace(typedTimes, ' × ')])].map((version) => {
    const patterns = patternsOf(version);
    return matchesAll(column, patterns, patterns.length);
  });
  return sql`(${sql.join(conditions, sql` or `)})`;
}
