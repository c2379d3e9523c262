import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { checkDatabase } from '../app/prepare.ts';
import { isDemo, readConfig } from '../config/config.ts';
import { openDatabase } from '../database/database.ts';
import { lockFolder } from '../database/embedded/lock.ts';
import { checkNotNewer } from '../database/migrate/migrate.ts';
import { readServerVersion } from '../database/pool/reachable.ts';
import { retryUntilReachable } from '../database/pool/retry.ts';

// Reports problems of the settings and the database that would prevent a start, and changes nothing. `npm start` runs
// it before the build.
const timeoutSeconds = 60;
const problems: string[] = [];

const attempt = async (work: () => unknown) => {
  try {
    await work();
  } catch (error) {
    problems.push((error as Error).message);
  }
};

async function checkGivenDatabase(url: string): Promise<void> {
  // Retries, as the server does: after a reboot PostgreSQL may start later than this command. With wrong settings,
  // the command tries only once.
  await retryUntilReachable(() => readServerVersion(url), problems.length ? 0 : timeoutSeconds);
  const db = openDatabase({ url: process.env.DATABASE_OWNER_URL || url, max: 1 });
  try {
    await checkNotNewer(db);
    // [demo.foreign-database]
    await checkDatabase(db, { DEMO: isDemo(process.env), DATABASE_URL: url });
  } finally {
    await db.destroy();
  }
}

/** Locks the embedded database's folder for a moment, so that a portal that uses it is reported before the build. */
function checkFolderFree(dataDir: string): void {
  const folder = join(dataDir, 'database');
  if (existsSync(folder)) lockFolder(folder)();
}

await attempt(() => {
  const { DATABASE_URL, DATA_DIR } = readConfig(process.env);
  if (!DATABASE_URL) checkFolderFree(DATA_DIR);
});
const url = process.env.DATABASE_URL;
if (url && /^postgres(ql)?:/.test(url)) await attempt(() => checkGivenDatabase(url));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
