import { randomInt } from 'node:crypto';

import { readConfig } from '@memocartes/server/config/config';
import { openDatabase } from '@memocartes/server/database/database';
import { migrate } from '@memocartes/server/database/migrate/migrate';
import { readSecret } from '@memocartes/server/devices/approval/secrets';
import { passMinutes } from '@memocartes/server/testing/limits';
import { createSeed } from '@memocartes/server/testing/seed';

/** Number of sessions of the school that stay open for 24 h: more than a large school has at any time. */
export const nbSessions = 20;

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');
const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString();

/** Creates a school with open sessions, and the credentials of attackers and tablets. */
export async function openSchool(url: string) {
  const db = openDatabase({ url, max: 2 });
  await migrate(db);
  const seed = createSeed(db);
  const school = await seed.school();
  const { userId } = await seed.teacher({ schoolId: school.id });
  const codes = new Set<string>();
  while (codes.size < nbSessions) codes.add(newCode());
  for (const code of codes) {
    const class_ = await seed.class({ schools_id: school.id });
    const session = { code, schools_id: school.id, classes_id: class_.id, users_pro_id: userId, end_time: tomorrow() };
    await db.insertInto('sessions').values(session).execute();
  }
  const joined = await db.selectFrom('sessions').select('id').limit(1).executeTakeFirstOrThrow();
  const config = readConfig({ DEMO: 'true', LOG_LEVEL: 'silent' });
  const { secret } = await readSecret(db, config, school.id);
  const [rightCode] = codes;

  return {
    schoolCode: school.code,
    secret: secret!,
    rightCode: rightCode!,
    approvedTablet: async () => (await seed.device({ schools_id: school.id })).secret,
    /** A tablet that joined a session of the school before. */
    joinedTablet: async () => {
      const { id, secret: token } = await seed.device({ schools_id: school.id });
      await db.insertInto('sessions_devices').values({ sessions_id: joined.id, devices_id: id }).execute();
      return token;
    },
    /** A code of no session, so that every request is a wrong guess. */
    wrongCode: () => {
      for (;;) {
        const code = newCode();
        if (!codes.has(code)) return code;
      }
    },
    /** Advances the clock of every limit. */
    passSeconds: (count: number) => passMinutes(db, count / 60),
    close: () => db.destroy(),
  };
}

export type School = Awaited<ReturnType<typeof openSchool>>;
