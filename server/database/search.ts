import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

const escaped = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/**
 * Whether a `search` column (lower case, no accents) holds every word of a text, in any order. One or two letters are looked for where
 * a word begins, three and more anywhere: both are served by the column's trigram index.
 * @param column the column's name in the query, as `s.search`
 */
export function matches(column: string, text: string): RawBuilder<SqlBool> {
  const searched = sql.ref(column);
  const words = text.trim().split(/\s+/).filter(Boolean);
  const found = words.map((word) => {
    const plain = sql`f_unaccent(lower(${escaped(word)}))`;
    return word.length > 2
      ? sql`${searched} like '%' || ${plain} || '%'`
      : sql`(${searched} like ${plain} || '%' or ${searched} like '% ' || ${plain} || '%')`;
  });
  return found.length ? sql<SqlBool>`(${sql.join(found, sql` and `)})` : sql<SqlBool>`true`;
}
