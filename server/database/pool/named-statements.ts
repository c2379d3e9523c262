import { hash } from 'node:crypto';

import type { PoolClient } from 'pg';

const names = new Map<string, string>();

/** Registers a query to be prepared once per connection: planning a small query takes longer than executing it. */
export function prepareByName(text: string): void {
  if (!names.has(text)) names.set(text, hash('sha1', text));
}

/** Name of a registered query for a role, as its plan depends on the role's policies; otherwise undefined. */
export function preparedName(text: string, role: string): string | undefined {
  const name = names.get(text);
  return name && `${name}_${role}`;
}

/** Makes a connection send registered queries as named statements, which the database keeps prepared. */
export function sendByName(client: PoolClient): void {
  const send = client.query.bind(client) as (...sent: readonly unknown[]) => unknown;

  const query = (text: unknown, values: unknown, ...rest: readonly unknown[]) => {
    const name = typeof text === 'string' ? names.get(text) : undefined;
    return name ? send({ name, text, values }, ...rest) : send(text, values, ...rest);
  };

  client.query = query as typeof client.query;
}
