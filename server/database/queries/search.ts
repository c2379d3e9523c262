import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

/** Maximum words of a search; further ones are ignored. */
const mostWords = 8;

/**
 * What a person typed as patterns, one a word: a word of one or two letters is looked for where a word begins, a longer one anywhere. Both
 * are served by the trigram index of a `search` column, which is lower case, without accents, and begins with a space.
 */
export const patternsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`))
    .map((word) => (word.length > 2 ? `%${word}%` : `% ${word}%`));

/** Whether many rows are likely to match: a page of them is then found sooner in the order of names than by looking up all. */
export const isBroad = (text: string): boolean => /^\S{1,2}$/.test(text.trim());

/** Whether a `search` column holds the first `count` of these patterns, in any order. */
export const matchesAll = (column: string, patterns: readonly string[], count: number): RawBuilder<SqlBool> =>
  count
    ? sql`(${sql.join(
        Array.from(
          { length: count },
          (_none, n) => sql`${sql.ref(column)} like f_unaccent(lower((${patterns}::text[])[${sql.lit(n + 1)}]))`,
        ),
        sql` and `,
      )})`
    : sql`true`;

/** Whether a `search` column holds every word of a text: `matches('s.search', 'zoe elu')`. */
export function matches(column: string, text: string): RawBuilder<SqlBool> {
  const patterns = patternsOf(text);
  return matchesAll(column, patterns, patterns.length);
}
