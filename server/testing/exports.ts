import { privacy } from '@memocartes/contract/privacy/privacy.routes';
import { strFromU8, unzipSync } from 'fflate';

import type { Person } from './seed.ts';
import type { TestServer } from './server.ts';
import { waitFor } from './wait-for.ts';

type Data = Record<string, Record<string, unknown>[]>;

/** Waits until an export of this person is done or has failed, and returns it. The server must run its jobs. */
export const waitForExport = (server: TestServer, person: Person, id: number) =>
  waitFor(
    async () => {
      const body = await server.as(person).body(privacy.viewExport, { id });
      return (body.status === 'DONE' || body.status === 'FAILED') && body;
    },
    { timeoutMs: 10_000, describe: () => `export ${id} does not end` },
  );

export const download = (server: TestServer, person: Person, id: number) =>
  server.as(person).fetch(`/api/privacy/exports/${id}/file`);

/**
 * Requests an export and downloads it.
 * @returns its id, its files, its page and data, and `all`: the text of both
 */
export async function exportAndOpen(
  server: TestServer,
  person: Person,
  route: 'exportStudent' | 'exportUser',
  subjectId: number,
) {
  const { status, body } = await server.as(person).call(privacy[route], { id: subjectId });
  expect(status).toBe(201);
  const { id, nb_steps } = body;
  expect(await waitForExport(server, person, id)).toMatchObject({ status: 'DONE', has_file: true, nb_done: nb_steps });
  const response = await download(server, person, id);
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const page = strFromU8(files['index.html']!);
  const text = strFromU8(files['donnees.json']!);
  return { id, files, page, data: JSON.parse(text) as Data, all: page + text };
}
