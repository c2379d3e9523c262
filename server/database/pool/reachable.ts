import pg from 'pg';

const connectTimeoutMs = 10_000;
const oldestVersion = 15;

/** Codes of a server that responds, but refuses the connection. */
const refusals: Readonly<Record<string, string>> = {
  '28P01': 'refuse ce compte (28P01)\u00a0: vérifiez son nom et son mot de passe.',
  '28000': 'refuse ce compte (28000)\u00a0: vérifiez son nom et pg_hba.conf.',
  '3D000': 'n’existe pas (3D000)\u00a0: créez-la avec createdb, ou corrigez son nom dans l’adresse.',
  '42501': 'refuse ce compte (42501)\u00a0: donnez-lui le droit de s’y connecter (grant connect).',
};

const reasonOf = (code: string | undefined, message: string): string =>
  refusals[code ?? ''] ??
  `ne répond pas (${code ?? message})\u00a0: vérifiez l’adresse, le compte et que PostgreSQL tourne.`;

/**
 * Connects once to a PostgreSQL server.
 * @param setting the setting that contains the URL
 * @returns its major version
 * @throws Error in French, without the password, when the server does not respond or is too old. If it does not
 * respond, the error has the driver's code.
 */
export async function readServerVersion(url: string, setting = 'DATABASE_URL'): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version < oldestVersion) {
      throw new Error(`est un PostgreSQL ${version}\u00a0: il en faut un de version ${oldestVersion} ou plus.`);
    }
    return version;
  } catch (error) {
    const { code: knownCode, message } = error as Error & { code?: string };
    // The driver's own timeout has no code.
    const code = message === 'timeout expired' ? 'ETIMEDOUT' : knownCode;
    const reason = message.startsWith('est un PostgreSQL') ? message : reasonOf(code, message);
    throw Object.assign(new Error(`La base désignée par ${setting} ${reason}`, { cause: error }), { code });
  } finally {
    await client.end().catch(() => undefined);
  }
}
