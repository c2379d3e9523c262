import Fastify from 'fastify';

import { type Export, sendCsv } from './export.ts';

type Row = { id: number; name: string };
const people: Export<Row> = { name: 'gens', columns: [['Nom', (row) => row.name]] };
const rowsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, n): Row => ({ id: first + n, name: `N${first + n}` }));

async function exportText(page: (request: { nb_items: number; nb_page: number }) => Promise<Row[]>) {
  const app = Fastify();
  app.get('/gens', (_request, reply) => sendCsv(reply, people, page));
  const { statusCode, body } = await app.inject('/gens');
  return { statusCode, names: body.split('\r\n').slice(1, -1) };
}

test('an endless list is cut at 200,000 rows [interface.list-export]', async () => {
  let nbAsked = 0;
  const { names } = await exportText(async ({ nb_items, nb_page }) => {
    nbAsked += 1;
    return rowsFrom((nb_page - 1) * nb_items, nb_items);
  });
  expect(names).toHaveLength(200_000);
  expect(nbAsked).toBe(20);
});

test('a row that moves to the next batch is written once', async () => {
  const { names } = await exportText(async ({ nb_items, nb_page }) =>
    nb_page === 1 ? rowsFrom(0, nb_items) : rowsFrom(nb_items - 3, 10),
  );
  expect(names).toHaveLength(10_007);
  expect(new Set(names).size).toBe(10_007);
});

test('responds with an error, not with a partial file, when the first batch fails', async () => {
  const { statusCode } = await exportText(() => Promise.reject(new Error('no')));
  expect(statusCode).toBe(500);
});
