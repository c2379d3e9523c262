import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import getPort from 'get-port';

import { toolVersion } from '../../backup/postgres-tools.ts';
import { readServerVersion } from '../../database/pool/reachable.ts';

type PostgresServer = { url: string; stop: () => Promise<void> };

/** Folder of the machine's PostgreSQL programs: the first in PATH, else the newest version installed by Debian. */
const binDir = () =>
  [...(process.env.PATH ?? '').split(delimiter), ...globSync('/usr/lib/postgresql/*/bin').sort().reverse()].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );

/** The user that runs PostgreSQL if the tests run as root: PostgreSQL refuses to run as root. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function startCluster(bin: string): Promise<PostgresServer> {
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'memocartes-machine-pg-'));
  chmodSync(folder, 0o711);
  const data = join(folder, 'data');
  mkdirSync(data);
  if (user) chownSync(data, user.uid, user.gid);
  const options = { cwd: '/', stdio: 'ignore' as const, ...user };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'],
    options,
  );
  const port = await getPort({ host: '127.0.0.1' });
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-F',
  ];
  const server = spawn(join(bin, 'postgres'), args, options);
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  for (let tries = 0; ; tries += 1) {
    const version = await readServerVersion(url).catch(() => undefined);
    if (version) break;
    if (tries > 100) throw new Error('The machine’s PostgreSQL does not start.');
    await pause(100);
  }

  const stop = async () => {
    const exited = once(server, 'exit');
    server.kill('SIGINT');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };

  return { url, stop };
}

/**
 * A PostgreSQL server that the machine's pg_dump can read: the server of DATABASE_URL, else a temporary server started
 * with the machine's programs.
 * @returns the reason if there is no such server
 */
export async function startMachinePostgres(): Promise<PostgresServer | string> {
  const tools = await toolVersion('pg_dump').catch(() => undefined);
  if (!tools) return 'pg_dump is not installed';
  const databaseUrl = process.env.DATABASE_URL;
  if (databaseUrl && (await readServerVersion(databaseUrl)) <= tools) {
    return { url: databaseUrl, stop: async () => undefined };
  }
  const bin = binDir();
  return bin ? startCluster(bin) : `pg_dump ${tools} finds no PostgreSQL server that it can read`;
}
