import { Readable } from 'node:stream';

import { byteOrderMark, type Cell, writeLine } from '@memocartes/contract/csv/csv';
import { exportMaxRows } from '@memocartes/contract/lists/lists.schemas';
import type { FastifyReply } from 'fastify';

import type { PageQuery } from '../database/queries/pages.ts';

/** A column of the file: its heading, and the value of a row. */
export type Column<R> = readonly [heading: string, cell: (row: R) => Cell];
export type Export<R> = { name: string; columns: readonly Column<R>[] };

/** Rows of one query: a compromise between memory and number of queries. */
const batchSize = 10_000;

type Page<R> = (page: PageQuery) => Promise<readonly R[]>;

/** Batches that contain no row twice, even if a row moves from one batch to the next. */
async function* batches<R extends { id: number }>(first: readonly R[], page: Page<R>) {
  const sentIds = new Set<number>();
  let rows = first;
  for (let nb_page = 2; ; nb_page += 1) {
    const fresh = rows.filter(({ id }) => !sentIds.has(id)).slice(0, exportMaxRows - sentIds.size);
    for (const { id } of fresh) sentIds.add(id);
    yield fresh;
    if (rows.length < batchSize || sentIds.size >= exportMaxRows) return;
    rows = await page({ nb_items: batchSize, nb_page });
  }
}

/**
 * Sends a list as a CSV file: at most 200,000 rows, read in batches as fast as the client reads. An error of the first
 * batch is sent instead of the file [interface.list-export].
 * @param page reads a page with the query of the list, so that scope, filters and order are those of the screen
 */
export async function sendCsv<R extends { id: number }>(
  reply: FastifyReply,
  { name, columns }: Export<R>,
  page: Page<R>,
): Promise<never> {
  const first = await page({ nb_items: batchSize, nb_page: 1 });

  async function* lines() {
    yield byteOrderMark + writeLine(columns.map(([heading]) => heading));
    for await (const rows of batches(first, page)) {
      yield rows.map((row) => writeLine(columns.map(([, cell]) => cell(row)))).join('');
    }
  }

  const fileName = encodeURIComponent(`${name}.csv`);
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename*=UTF-8''${fileName}`)
    .send(Readable.from(lines(), { objectMode: false })) as never;
}
