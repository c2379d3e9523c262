import pg from 'pg';

import { takeFirstOrThrow } from '../queries/rows.ts';

const connectTimeoutMs = 10_000;
const oldestVersion = 15;

/**
 * Connects once to a PostgreSQL server.
 * @returns its major version
 * @throws Error in French, without the password, when the server does not respond or is too old. If it does not
 * respond, the error has the driver's code.
 */
export async function readServerVersion(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { version } = await client
      .query<{ version: number }>(`select current_setting('server_version_num')::int / 10000 as version`)
      .then(takeFirstOrThrow);
    if (version < oldestVersion) {
      throw new Error(`est un PostgreSQL ${version}\u00a0: il en faut un de version ${oldestVersion} ou plus.`);
    }
    return version;
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    const reason = message.startsWith('est un PostgreSQL')
      ? message
      : `ne répond pas (${code ?? message})\u00a0: vérifiez l’adresse, le compte et que PostgreSQL tourne.`;
    throw Object.assign(new Error(`La base de DATABASE_URL ${reason}`, { cause: error }), { code });
  } finally {
    await client.end().catch(() => undefined);
  }
}
