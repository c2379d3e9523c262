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

test.each(['3 × 6', '3×6', '3 x 6', '3x6', '3 X 6', '3*6', 'x 6', '3 x', '× 6', 'font 3 x'])(
  '« %s » finds the cards with 3 × 6, however it is written [cards.search-signs]',
  async (text) => {
    const written = ['font 3 × 6 ?', 'font 3 x 6 ?'];
    expect(await search(text, [...written, 'font 3 + 6 ?'])).toEqual(written);
  },
);

test.each(['3 × 6', '3×6', '3 x 6', '3x6', '3*6'])(
  '« %s » finds the cards with 3×6 and 3x6 [cards.search-signs]',
  async (text) => {
    expect(await search(text, ['3×6', '3x6', '3+6'])).toEqual(['3×6', '3x6']);
  },
);

test.each(['12 ÷ 3', '12 : 3', '12:3', '12 / 3', ': 3'])(
  '« %s » finds the cards with 12 ÷ 3 and 12 : 3 [cards.search-signs]',
  async (text) => {
    const written = ['font 12 ÷ 3 ?', 'font 12 : 3 ?'];
    expect(await search(text, [...written, 'font 12 × 3 ?'])).toEqual(written);
  },
);

test('a multiplication with x is also found as it is written [cards.search-signs]', async () => {
  expect(await search('10x15', ['Photos 10x15', 'Photos 10 15'])).toEqual(['Photos 10x15']);
});

test('an x next to a letter is no sign [cards.search-signs]', async () => {
  expect(await search('Max 3', ['Max 3', 'Ma × 3'])).toEqual(['Max 3']);
  expect(await search('x', ['x', '3 × 6'])).toEqual(['x']);
});

test.each([
  ['7 - 3', '7 − 3'],
  ["l'oeuf", 'L’œuf'],
  ['"oui"', '“Oui”'],
])('« %s » typed on a keyboard finds « %s » [interface.search]', async (text, content) => {
  expect(await search(text, [content, 'autre'])).toEqual([content]);
});
