import { sql } from 'kysely';

import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { matches } from './search.ts';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.stop());

/** The texts that a search finds. */
async function search(text: string, among: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ content: string }>`
    select content
    from (select content, f_unaccent(lower(' ' || content)) as search from unnest(${among}::text[]) as content) as texts
    where ${matches('texts.search', text)}
  `.execute(database.db);
  return rows.map(({ content }) => content);
}

test.each(['3 × 6', '3 x 6', '3x6', '3 X 6', '3*6'])(
  '« %s » finds the cards with 3 × 6 [cards.search-times]',
  async (text) => {
    expect(await search(text, ['Combien font 3 × 6 ?', 'Combien font 3 + 6 ?'])).toEqual(['Combien font 3 × 6 ?']);
  },
);

test('a multiplication written with x or * is found as it is written [cards.search-times]', async () => {
  expect(await search('3 x 6', ['3 x 6', '3 + 6'])).toEqual(['3 x 6']);
  expect(await search('10x15', ['Photos 10x15', 'Photos 10 15'])).toEqual(['Photos 10x15']);
});

test('x and * next to letters are searched as they are', async () => {
  expect(await search('Max 3', ['Max 3', 'Ma × 3'])).toEqual(['Max 3']);
  expect(await search('x 3', ['x 3', '× 3'])).toEqual(['x 3']);
});
