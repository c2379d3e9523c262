import { join, resolve } from 'node:path';

import getPort from 'get-port';

import { distOf, root } from '../packages.ts';

/** What the commands read from the environment; the server reads the rest by itself. */
export type Settings = {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly remotesDir: string;
  readonly demo: boolean;
  /** Address that people type, without a slash at its end. */
  readonly url: string;
};

/** Folder of the data, from `DATA_DIR`; relative to the repository. */
export const dataDirOf = (env: NodeJS.ProcessEnv): string => resolve(root, env['DATA_DIR'] || '.data');

/** Folder of the published remotes, from `REMOTES_DIR`, else below the data. */
export const remotesDirOf = (env: NodeJS.ProcessEnv): string =>
  resolve(root, env['REMOTES_DIR'] || join(dataDirOf(env), 'remotes'));

/** Folder of the built shell that the portal serves, from `SHELL_DIR`, else the repository's own. */
export const shellDirOf = (env: NodeJS.ProcessEnv): string => resolve(root, env['SHELL_DIR'] || distOf('shell'));

/** Whether a demonstration is asked for: unless told otherwise, where no database is named. */
const isDemo = ({ DEMO: asked, DATABASE_URL: database }: NodeJS.ProcessEnv): boolean =>
  asked ? !['false', '0', 'off'].includes(asked) : !database;

/** Reads the settings. @throws Error when the port is taken. */
export async function readSettings(env: NodeJS.ProcessEnv): Promise<Settings> {
  const host = env['HOST'] || '127.0.0.1';
  const wanted = Number(env['PORT'] || 4200);
  const port = await getPort({ host, port: wanted });
  if (wanted && port !== wanted) throw new Error(`Port ${wanted} of ${host} is taken: end what listens there, or set PORT.`);
  const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return {
    host,
    port,
    dataDir: dataDirOf(env),
    remotesDir: remotesDirOf(env),
    demo: isDemo(env),
    url: (env['PUBLIC_URL'] || `http://${shown}:${port}`).replace(/\/$/, ''),
  };
}
