import { print } from '@memocartes/contract/print/print.routes';

import type { TestServer } from '../server.ts';

/** Waits until a print job is done or has failed, and returns it. @throws after 400 polls */
export async function whenPrinted(server: TestServer, person: { token: string }, id: number) {
  for (let tries = 0; tries < 400; tries += 1) {
    const body = await server.as(person).body(print.view, { id });
    if (body.status === 'DONE' || body.status === 'FAILED') return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`print ${id} does not end`);
}

export async function printedFile(server: TestServer, person: { token: string }, id: number): Promise<Buffer> {
  const headers = { authorization: `Bearer ${person.token}` };
  const response = await fetch(`${server.origin}/api/print/jobs/${id}/file`, { headers });
  return Buffer.from(await response.arrayBuffer());
}
