import { hasNginx, startNginx } from '@memocartes/server/testing/processes/nginx';

import { startPostgres } from './api/postgres.ts';
import { startServer } from './api/process.ts';
import {
  approved,
  chanceOf,
  guessForADay,
  joinedBefore,
  stolenQr,
  stolenQrAndKnown,
  type Supply,
  unapproved,
} from './guessing/guesser.ts';
import { nbSessions, openSchool } from './guessing/school.ts';
import { recordFailure, reportFailures } from './report/report.ts';

/** Attackers, with the maximum probability of joining a session within 24 h. */
const attackers: [Supply, atMost: number][] = [
  [unapproved(20), 0],
  [approved(1), 0.005],
  [approved(5), 0.02],
  [approved(20), 0.06],
  [joinedBefore(20), 0.06],
  [stolenQr, 0.03],
  [stolenQrAndKnown(20), 0.07],
];
/** Whether the attacker has tablets that joined before; other attackers must not delay such tablets. */
const hasJoinedTablets = ({ name }: Supply) => name.includes('joined before');

if (!hasNginx) throw new Error('This bench needs /usr/sbin/nginx and openssl.');
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
const rows: Record<string, Record<string, string | number>> = {};

const postgres = await startPostgres();
try {
  for (const [index, [supply, atMost]] of attackers.entries()) {
    const url = await postgres.database(`guessing${index}`);
    const school = await openSchool(url);
    const env = { DATABASE_URL: url, TRUST_PROXY: '1', LOG_LEVEL: 'silent' };
    const servers = [await startServer('portal', env), await startServer('portal', env)];
    const nginx = await startNginx(servers.map(({ origin }) => origin));
    const outcome = await guessForADay(school, nginx, supply);
    await nginx.stop();
    for (const { stop } of servers) stop();
    await school.close();
    const chance = chanceOf(outcome.guesses);
    if (outcome.blocked.joined && !hasJoinedTablets(supply)) {
      recordFailure(`${supply.name}: a tablet that joined before has to wait`);
    }
    if (chance > atMost) recordFailure(`${supply.name}: ${percent(chance)}, at most ${percent(atMost)}`);
    rows[supply.name] = {
      'codes tried in 24 h': outcome.guesses,
      'chance of joining in 24 h': percent(chance),
      'share of the day in which a right code is refused': percent(outcome.blocked.joined / (24 * 3600)),
      'the same on a new tablet': percent(outcome.blocked.fresh / (24 * 3600)),
    };
  }
  console.log(
    `\nGuesses through nginx to two processes, with forged addresses; ${nbSessions} sessions of the school stay open for 24 h`,
  );
  console.table(rows);
  console.log(
    `Chance after g different codes of 1,000,000 with ${nbSessions} open: 1 − the product of 1 − ${nbSessions} / (1,000,000 − i) for i from 0 to g − 1.`,
  );
  process.exitCode = reportFailures();
} finally {
  postgres.stop();
}
