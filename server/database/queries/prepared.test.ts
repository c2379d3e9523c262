import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { prepared } from './prepared.ts';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.stop());

type Shape = { dir: 'asc' | 'desc'; isBounded: boolean };
let nbBuilt = 0;
const findOffers = prepared((db, shape: Shape, { least, limit }: { least: number; limit: number }) => {
  nbBuilt += 1;
  return db
    .selectFrom('offers')
    .select('id')
    .$if(shape.isBounded, (query) => query.where('id', '>=', least))
    .orderBy('id', shape.dir)
    .limit(limit);
});

test('builds the text once per shape and sends the values of each call', async () => {
  const { db } = database;
  const findIds = async (shape: Shape, least: number, limit = 9) =>
    (await findOffers(db, shape, { least, limit })).map(({ id }) => id);
  expect(await findIds({ dir: 'asc', isBounded: true }, 3)).toEqual([3, 4]);
  expect(await findIds({ dir: 'asc', isBounded: true }, 4)).toEqual([4]);
  expect(await findIds({ dir: 'desc', isBounded: false }, 4, 2)).toEqual([4, 3]);
  expect(nbBuilt).toBe(2);
});
