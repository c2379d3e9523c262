import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import getPort from 'get-port';

import { providedModulesFile } from '../server/remotes/registry/needs.ts';
import { distOf, root } from './packages.ts';

/** Settings that the commands read from the environment; the server reads the others itself. */
export type Settings = {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly remotesDir: string;
  readonly demo: boolean;
  /** Public address, without a trailing slash. */
  readonly url: string;
};

/** Folder of the data, from `DATA_DIR`; relative to the repository. */
export const dataDirOf = (env: NodeJS.ProcessEnv): string => resolve(root, env.DATA_DIR || '.data');

/** Folder of the published remotes, from `REMOTES_DIR`; by default inside the data folder. */
export const remotesDirOf = (env: NodeJS.ProcessEnv): string =>
  resolve(root, env.REMOTES_DIR || join(dataDirOf(env), 'remotes'));

/** Folder of the built shell that the portal serves, from `SHELL_DIR`; by default the repository's build. */
export const shellDirOf = (env: NodeJS.ProcessEnv): string => resolve(root, env.SHELL_DIR || distOf('shell'));

/**
 * Folder with the list of names that the portal's shell provides: the shell of `SHELL_DIR` if it is set. By default the
 * folder of remotes, where a portal that starts writes this list, since the shell may come from another clone. Before a
 * first start, the repository's build.
 */
export function portalShellDirOf(env: NodeJS.ProcessEnv): string {
  const remotesDir = remotesDirOf(env);
  const isListed = !env.SHELL_DIR && existsSync(join(remotesDir, providedModulesFile));
  return isListed ? remotesDir : shellDirOf(env);
}

/** Whether to run the demo: `DEMO`, by default on when there is no `DATABASE_URL`. */
const isDemo = ({ DEMO: demo, DATABASE_URL: database }: NodeJS.ProcessEnv): boolean =>
  demo ? !['false', '0', 'off'].includes(demo) : !database;

/**
 * URL at which this machine reaches a portal that listens on `host`. If the portal listens on all addresses, the URL
 * has the loopback address.
 */
export function localUrl(host: string, port: number): string {
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}

/** Reads the settings. @throws Error when the port is taken. */
export async function readSettings(env: NodeJS.ProcessEnv): Promise<Settings> {
  const host = env.HOST || '127.0.0.1';
  const requestedPort = Number(env.PORT || 4200);
  const port = await getPort({ host, port: requestedPort });
  if (requestedPort && port !== requestedPort) {
    throw new Error(`Port ${requestedPort} of ${host} is in use: stop the program that listens on it, or set PORT.`);
  }
  return {
    host,
    port,
    dataDir: dataDirOf(env),
    remotesDir: remotesDirOf(env),
    demo: isDemo(env),
    url: (env.PUBLIC_URL || localUrl(host, port)).replace(/\/$/, ''),
  };
}
