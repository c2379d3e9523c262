import { readFile, writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

// A heavy query blocks the thread of PGlite, so PGlite runs in a thread of its own, behind a socket.
const { dataDir, socketPath, loadFrom } = workerData as { dataDir: string; socketPath: string; loadFrom?: string };
const database = await PGlite.create({
  dataDir,
  extensions: { pg_trgm, unaccent },
  ...(loadFrom && { loadDataDir: new Blob([await readFile(loadFrom)]) }),
});
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 4 });
await server.start();

type Command = { type: 'stop' } | { type: 'dump'; to: string };

const runCommand = async (command: Command) => {
  if (command.type === 'dump') {
    const dump = await database.dumpDataDir('none');
    await writeFile(command.to, Buffer.from(await dump.arrayBuffer()));
    parentPort!.postMessage('dumped');
    return;
  }
  await server.stop();
  await database.close();
  parentPort!.postMessage('stopped');
  parentPort!.close();
};

// A rejection ends the thread with an error, which the parent thread receives.
parentPort!.on('message', (command: Command) => void runCommand(command));
parentPort!.postMessage('ready');
