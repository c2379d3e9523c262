import { fold } from '@memocartes/contract/text/fold';
import { sql } from 'kysely';

import { testServer } from '../testing/server.ts';
import { plain } from './plain.ts';

test('a search on a page folds texts as the database does [interface.search]', async () => {
  const server = await testServer();
  const names = [
    'CE1 À',
    'Cœur',
    'LÆTITIA',
    'Noël',
    'L’Étang',
    'Ça alors',
    '6 × 7 ÷ 2 − 1',
    '« Oui »',
    '“Non”…',
    '‘a’ – b — c',
  ];
  const { rows } = await sql<{ folded: string }>`
    select f_unaccent(lower(given.name)) as folded
    from unnest(${names}::text[]) with ordinality given(name, position)
    order by position
  `.execute(server.db);
  await server.close();
  expect(names.map(fold)).toEqual(rows.map(({ folded }) => folded));
});

test('a plain text has neither capitals nor accents, and one space for each run of other characters', () => {
  expect(plain(' CE1-Étoiles, groupe n° 2 ')).toBe('ce1 etoiles groupe n 2');
});
