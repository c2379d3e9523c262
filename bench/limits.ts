import { hashPassword } from '@memocartes/server/auth/credentials/password-hash';
import { openDatabase } from '@memocartes/server/database/database';
import { hasNginx, startNginx } from '@memocartes/server/testing/processes/nginx';
import { createSeed } from '@memocartes/server/testing/seed';

import { startPostgres } from './api/postgres.ts';
import { startServer } from './api/process.ts';
import { guess, type Guessed, type Guesser, openBrowser, type Portal, signIn } from './limits/guesser.ts';
import { checkAtMost, reportFailures } from './report/report.ts';

/** Maximum numbers of compared passwords; two hours overlap nine windows of 15 minutes, each with about 50. */
const limits = { accountPerDay: 160, addressPerTwoHours: 460 };
const password = 'Sésame-2026!';
const addresses = 200;

if (!hasNginx) throw new Error('This bench needs /usr/sbin/nginx and openssl.');
const postgres = await startPostgres();
const url = await postgres.database('limits');
const env = { DATABASE_URL: url, TRUST_PROXY: '1', LOG_LEVEL: 'silent' };
const servers = [await startServer('portal', env), await startServer('portal', env)];
const nginx = await startNginx(servers.map(({ origin }) => origin));
const db = openDatabase({ url, max: 2 });
const portal: Portal = { db, nginx };
const seed = createSeed(db);
const password_hash = await hashPassword(password);

/** Guesses the password of one account for a day, while its owner signs in with a known browser. */
async function guessOneAccount(attemptOf: (n: number) => Omit<ReturnType<Guesser>, 'email'>, nbConsecutive: number) {
  const { email } = await seed.teacher({ account: { password_hash } });
  const cookie = await openBrowser(portal, email, password);
  let ownSignIns = 0;

  const onWait = async () => {
    const { status } = await signIn(portal, { email }, password, cookie);
    if (status !== 200) throw new Error(`The owner was locked out by the guesser: ${status}.`);
    ownSignIns += 1;
  };

  const guessed = await guess(portal, (n) => ({ email, ...attemptOf(n) }), { hours: 24, nbConsecutive, onWait });
  return { ...guessed, ownSignIns };
}

const row = ({ compared, inFirstHour }: Guessed, hours: number) => ({
  'in the first hour': inFirstHour,
  'in all': compared,
  hours,
});

try {
  const guessers: Record<string, [Parameters<typeof guessOneAccount>[0], number]> = {
    'one account, one address': [() => ({ from: '127.0.0.2' }), 1],
    'one account, forged X-Forwarded-For': [
      (n) => ({ from: '127.0.0.3', headers: { 'x-forwarded-for': `198.51.${(n >> 8) & 255}.${n & 255}` } }),
      3,
    ],
    [`one account, ${addresses} addresses`]: [(n) => ({ from: `127.0.1.${1 + (n % addresses)}` }), 3],
  };
  const table: Record<string, ReturnType<typeof row> & { 'sign-ins of the owner meanwhile'?: number }> = {};
  for (const [name, [attemptOf, nbConsecutive]] of Object.entries(guessers)) {
    const { ownSignIns, ...guessed } = await guessOneAccount(attemptOf, nbConsecutive);
    table[name] = { ...row(guessed, 24), 'sign-ins of the owner meanwhile': ownSignIns };
    checkAtMost(`${name}, a day`, guessed.compared, limits.accountPerDay);
  }
  const manyAccounts = await guess(portal, (n) => ({ email: `personne${n}@test.example`, from: '127.0.0.4' }), {
    hours: 2,
    nbConsecutive: 1,
  });
  table['many accounts, one address'] = row(manyAccounts, 2);
  checkAtMost('many accounts, one address, two hours', manyAccounts.compared, limits.addressPerTwoHours);
  console.log('Passwords of a guesser that were compared, two processes behind nginx:');
  console.table(table);
  process.exitCode = reportFailures();
} finally {
  await nginx.stop();
  for (const server of servers) server.stop();
  await db.destroy();
  postgres.stop();
}
