import { print } from '@memocartes/contract/print/print.routes';

import type { Person } from '../seed.ts';
import type { TestServer } from '../server.ts';
import { waitFor } from '../wait-for.ts';

/** Waits until a print job is done or has failed, and returns it. */
export const waitForPrint = (server: TestServer, person: Person, id: number) =>
  waitFor(
    async () => {
      const body = await server.as(person).body(print.view, { id });
      return (body.status === 'DONE' || body.status === 'FAILED') && body;
    },
    { timeoutMs: 20_000, intervalMs: 50, describe: () => `print ${id} does not end` },
  );

export async function downloadPrint(server: TestServer, person: Person, id: number): Promise<Buffer> {
  const response = await server.as(person).fetch(`/api/print/jobs/${id}/file`);
  return Buffer.from(await response.arrayBuffer());
}
