import { checkDatabase } from '../app/prepare.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../database/database.ts';
import { checkNotNewer } from '../database/migrate/migrate.ts';
import { checkServerReachable } from '../database/pool/reachable.ts';
import { whenReachable } from '../database/pool/wait.ts';

// Says everything that would keep the server from starting, and changes nothing: `npm start` asks before it builds.
const patienceSeconds = 60;
const problems: string[] = [];
const attempt = async (work: () => unknown) => {
  try {
    await work();
  } catch (error) {
    problems.push((error as Error).message);
  }
};

async function checkGivenDatabase(url: string): Promise<void> {
  // As the server does: after a restart of the machine PostgreSQL may come later. What is wrong already is said at once.
  await whenReachable(() => checkServerReachable(url), problems.length ? 0 : patienceSeconds);
  const db = openDatabase({ url: process.env['DATABASE_OWNER_URL'] || url, max: 1 });
  try {
    await checkNotNewer(db);
    await checkDatabase(db, { DEMO: process.env['DEMO'] === 'true', DATABASE_URL: url });
  } finally {
    await db.destroy();
  }
}

await attempt(() => readConfig(process.env));
const url = process.env['DATABASE_URL'];
if (url && /^postgres(ql)?:/.test(url)) await attempt(() => checkGivenDatabase(url));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
