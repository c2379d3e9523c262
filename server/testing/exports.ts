import { privacy } from '@memocartes/contract/privacy/privacy.routes';
import { strFromU8, unzipSync } from 'fflate';

import type { TestServer } from './server.ts';

type Person = { token: string };
type Data = Record<string, Record<string, unknown>[]>;

/** Waits until an export of this person is created or has failed; the server must run its jobs. */
export async function waitForExport(server: TestServer, person: Person, id: number) {
  for (let tries = 0; tries < 200; tries += 1) {
    const { body } = await server.as(person).call(privacy.viewExport, { id });
    if (body.status === 'DONE' || body.status === 'FAILED') return body;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`export ${id} does not end`);
}

export const download = (server: TestServer, person: Person, id: number) =>
  fetch(`${server.origin}/api/privacy/exports/${id}/file`, { headers: { authorization: `Bearer ${person.token}` } });

/** Requests an export and downloads it: its id and files, its page and data, and the text of both (`all`). */
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
