import type { Day } from '@memocartes/contract/learning/calendar/days';
import { noticeVersion } from '@memocartes/contract/privacy/privacy';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';

import type { Db, Trx } from '../../database/database.ts';
import { demoAccounts, demoPassword } from '../accounts.ts';
import { ofClaire, ofMarion, ofRomain, shared } from '../data/custom.data.ts';
import { independentSchool, subscribedSchool, trialSchool } from '../data/schools.data.ts';
import { independentStaff, subscribedStaff, trialStaff } from '../data/staff.data.ts';
import { lastNumbers, seedCards, seedSubjects, seedTeacherCards } from './cards.seed.ts';
import { seedChats } from './chats.seed.ts';
import { seedFamilies } from './families.seed.ts';
import type { Account, SeedContext, SeededSchool } from './generators/context.ts';
import { createRandom } from './generators/random.ts';
import { seedInvoices } from './invoices.seed.ts';
import { seedNotifications } from './notifications.seed.ts';
import { seedPacks } from './packs.seed.ts';
import { seedResources } from './resources.seed.ts';
import { seedAccounts, seedSchool } from './schools.seed.ts';
import { seedSessions } from './sessions.seed.ts';
import { seedTablets } from './tablets.seed.ts';

/** argon2 parameters recommended by OWASP: 19 MiB, two passes. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const superadmin = {
  firstname: 'Dominique',
  lastname: 'Aubry',
  email: 'superadmin@demo.memocartes.fr',
  phone: '01 99 00 00 01',
};

/**
 * Per school: number of students without a class, number of followers, whether the demo follower is one of them, index
 * of the first follower's phone number.
 */
const plans = {
  subscribed: { unassigned: 3, followers: 208, withDemoFollower: true, firstPhone: 3000 },
  trial: { unassigned: 0, followers: 66, withDemoFollower: false, firstPhone: 4000 },
  independent: { unassigned: 0, followers: 26, withDemoFollower: false, firstPhone: 5000 },
};

async function seedPeople(context: SeedContext, seed: number) {
  const subscribed = await seedSchool(context, subscribedSchool, subscribedStaff);
  const trial = await seedSchool(context, trialSchool, trialStaff);
  const independent = await seedSchool(context, independentSchool, independentStaff);
  await seedTablets(context, subscribed, { prefix: 'Valise A, n°\u00a0', named: 9, unnamed: 3 });
  await seedTablets(context, trial, { prefix: 'Tablette ', named: 2, unnamed: 2 });
  await seedTablets(context, independent, { prefix: 'Fenêtre ', named: 3, unnamed: 0 });
  const demoFollower = await seedFamilies(context, subscribed, plans.subscribed, createRandom(seed));
  await seedFamilies(context, trial, plans.trial, createRandom(seed + 1));
  await seedFamilies(context, independent, plans.independent, createRandom(seed + 2));
  return { subscribed, trial, independent, demoFollower: demoFollower! };
}

type People = Awaited<ReturnType<typeof seedPeople>>;

/** Inserts the certified cards, the cards of four teachers, and the packs and sessions of every class. */
async function seedLearning(
  context: SeedContext,
  { subscribed, trial, independent }: People,
  root: Account,
  seed: number,
) {
  const { db } = context;
  const subjectIds = await seedSubjects(db);
  const cards = await seedCards(db, subjectIds, root);
  const numbers = lastNumbers(cards);
  const teacherOf = (school: SeededSchool, name: string) =>
    school.classes.find(({ data }) => data.name === name)!.teacher;
  const authored = [
    { cards: ofClaire, school: subscribed, author: teacherOf(subscribed, 'CE1 A'), type: 'CUSTOM' as const },
    { cards: shared, school: subscribed, author: teacherOf(subscribed, 'CE2'), type: 'COMMUNITY' as const },
    { cards: ofRomain, school: trial, author: teacherOf(trial, 'CE2'), type: 'CUSTOM' as const },
    { cards: ofMarion, school: independent, author: teacherOf(independent, 'Les CE2'), type: 'CUSTOM' as const },
  ];
  for (const { school, ...set } of authored) {
    await seedTeacherCards(db, subjectIds, numbers, { ...set, schoolId: school.id });
  }
  const codes = new Set<string>();
  const random = createRandom(seed);
  for (const school of [subscribed, trial, independent]) {
    const weekPacks = await seedPacks(context, school, cards);
    await seedSessions(context, school, weekPacks, { codes, random });
  }
}

/** Inserts resources, invoices, messages and notifications. */
async function seedOtherData(
  context: SeedContext,
  { subscribed, trial, demoFollower }: People,
  root: Account,
  seed: number,
) {
  await seedResources(context, root, { subscribed, trial });
  await seedInvoices(context, subscribed);
  await seedChats(context, subscribed, demoFollower, createRandom(seed));
  const child = subscribed.classes
    .flatMap(({ students }) => students)
    .find((student) => student.lastname === 'Girard')!;
  const audiences = {
    SUPERADMIN: [root],
    ADMIN: [subscribed.admin!],
    TRIAL_ADMIN: [trial.admin!],
    TEACHER: subscribed.teachers,
    TRIAL_TEACHER: trial.teachers,
    USER: [demoFollower],
  };
  await seedNotifications(context, audiences, child);
}

const hasSchool = async (db: Db) => !!(await db.selectFrom('schools').select('id').limit(1).executeTakeFirst());

const lockKey = 7_303_015; // Arbitrary, but the same in every process.

/** Lets one process seed at a time; the others wait without a timeout. */
async function waitForOthers(trx: Trx): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(trx);
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(trx);
}

/** Marks the demo accounts of a database that was seeded before the column `is_demo` existed. */
async function markDemoAccounts(db: Db): Promise<void> {
  const addresses = demoAccounts.map(({ email }) => email);
  await db.updateTable('authentications').set({ is_demo: true }).where('email', 'in', addresses).execute();
}

/**
 * Fills an empty database with the demo data [demo.data]: two schools and an independent teacher, their people, the
 * certified cards, packs and up to eight weeks of revision. The same `seed` and `today` give the same data; dates move
 * with `today`. If there is a school already, only marks the demo accounts. If several processes start at the same
 * time, one seeds and the others wait.
 */
export async function seedDemo(db: Db, { today, seed = 2026 }: { today: Day; seed?: number }): Promise<void> {
  if (await hasSchool(db)) return markDemoAccounts(db);
  const passwordHash = await hash(demoPassword, argon2);
  const isSeeded = await db.transaction().execute(async (trx) => {
    await waitForOthers(trx);
    if (await hasSchool(trx)) return false;
    const context: SeedContext = { db: trx, today, passwordHash };
    const since = `${today}T08:00:00Z`;
    const [root] = await seedAccounts(context, [
      { role: 'SUPERADMIN', status: 'ACTIVE', schoolId: null, since, ...superadmin },
    ]);
    const people = await seedPeople(context, seed);
    await seedLearning(context, people, root!, seed + 3);
    await seedOtherData(context, people, root!, seed + 4);
    await sql`
      insert into privacy_notices (authentications_id, version)
      select id, ${noticeVersion}::int
      from authentications
    `.execute(trx);
    return true;
  });
  // The embedded database has no autovacuum: without statistics the planner would scan whole tables.
  if (isSeeded) await sql`analyze`.execute(db);
}
