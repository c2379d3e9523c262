import { hash } from 'node:crypto';
import type { PoolClient } from 'pg';

const names = new Map<string, string>();

/** Has a text planned but once on each connection: planning a small query takes longer than running it. */
export const keepPlanned = (text: string): void => void names.set(text, hash('sha1', text));

/** The name that such a text is kept under, one for each role: its plan depends on what the role may see. */
export function nameOf(text: string, role: string): string | undefined {
  const name = names.get(text);
  return name && `${name}_${role}`;
}

/** Sends such texts under their names, which is what makes the database keep them. */
export function sendByName(client: PoolClient): void {
  const send = client.query.bind(client) as (...sent: unknown[]) => unknown;
  const query = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? names.get(text) : undefined;
    return name ? send({ name, text, values }, ...rest) : send(text, values, ...rest);
  };
  client.query = query as typeof client.query;
}
