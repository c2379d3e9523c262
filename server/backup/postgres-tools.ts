import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';

export type Tool = 'pg_dump' | 'pg_restore' | 'psql';

const pathOf = (tool: Tool) => (process.env.PG_BIN_DIR ? join(process.env.PG_BIN_DIR, tool) : tool);

/**
 * Connection settings of a tool: the password is passed in the environment, hidden from other users.
 * @returns the environment, and the connection URL without the password
 */
export function connectionOf(url: string): { env: NodeJS.ProcessEnv; dbname: string } {
  const parts = /^(postgres(?:ql)?:\/\/[^:@/]*):([^@]*)@(.*)$/.exec(url);
  if (!parts) return { env: process.env, dbname: url };
  const [, before, password, after] = parts;
  return { env: { ...process.env, PGPASSWORD: decodeURIComponent(password!) }, dbname: `${before}@${after}` };
}

/** Major version of an installed tool. @throws Error in French when it is not installed */
export async function toolVersion(tool: Tool): Promise<number> {
  const { stdout } = await promisify(execFile)(pathOf(tool), ['--version']).catch((error: unknown) => {
    const remedy =
      'Installez le client de PostgreSQL (Debian\u00a0: apt-get install postgresql-client), ou nommez son dossier par PG_BIN_DIR.';
    throw new Error(`${tool} est introuvable. ${remedy}`, { cause: error });
  });
  return Number(/\) (\d+)/.exec(stdout)?.[1]);
}

/** Checks that the tools support the server's version. @throws Error in French with the remedy */
export async function checkTools(tools: readonly Tool[], serverVersion: number): Promise<void> {
  for (const tool of tools) {
    const version = await toolVersion(tool);
    if (version < serverVersion) {
      throw new Error(
        `${tool} est de la version ${version}, plus ancienne que le serveur PostgreSQL (${serverVersion}). ` +
          `Installez postgresql-client-${serverVersion}, ou nommez son dossier par PG_BIN_DIR.`,
      );
    }
  }
}

/** Starts a tool; its standard input and output are pipes. */
export const startTool = (tool: Tool, args: readonly string[], env: NodeJS.ProcessEnv) =>
  spawn(pathOf(tool), args, { env, stdio: ['pipe', 'pipe', 'pipe'] });

/** Waits for a tool to exit. @throws Error with its error output when it fails */
export async function waitForTool(tool: Tool, child: ChildProcess): Promise<void> {
  let errorOutput = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errorOutput = (errorOutput + text).slice(-4000)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${tool} a échoué\u00a0:\n${errorOutput.trim()}`);
}
