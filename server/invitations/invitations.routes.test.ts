import { createHash } from 'node:crypto';

import { audit } from '@memocartes/contract/audit/audit.routes';
import { auth } from '@memocartes/contract/auth/auth.routes';
import { offerIds } from '@memocartes/contract/offers/offers';
import { users } from '@memocartes/contract/users/users.routes';

import { limits } from '../rate-limits/limits.ts';
import { ago } from '../testing/data/instants.ts';
import { resetLimits } from '../testing/limits.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());
beforeEach(() => resetLimits(server.db));

const notInvited = { status: 'PENDING' as const, date_invited: null };

/** A school with a class and people in each state: invited an hour ago, not invited, active, banned. */
async function seedSchool() {
  const { seed } = server;
  const { id: schoolId, name } = await seed.school({ name: 'École des Ormes' });
  const class_ = await seed.class({ schools_id: schoolId });
  const child = await seed.student({ schools_id: schoolId, classes_id: class_.id, firstname: 'Inès' });
  const follower = (account: object) => seed.follower({ schoolId, studentId: child.id, account });

  return {
    schoolId,
    name,
    class_,
    child,
    schoolAdmin: await seed.schoolAdmin({ schoolId }),
    invited: await follower({ ...notInvited, date_invited: ago({ hours: 1 }) }),
    reachable: await follower(notInvited),
    unreachable: await follower({ ...notInvited, email: null }),
    active: await follower({}),
    banned: await follower({ status: 'BANNED' }),
    colleague: await seed.teacher({ schoolId, account: { ...notInvited, date_invited: ago({ hours: 1 }) } }),
  };
}

type Person = { userId: number; email: string };

const mailsTo = async (...people: readonly Person[]) =>
  server.db
    .selectFrom('mails')
    .select(['recipient', 'body_text'])
    .where(
      'recipient',
      'in',
      people.map(({ email }) => email),
    )
    .execute();

const invite = (caller: { token: string }, ...people: readonly Person[]) =>
  server.as(caller).call(users.invite, { body: { ids: people.map(({ userId }) => userId) } });
const slipsOf = (caller: { token: string }, ...people: readonly Person[]) =>
  server.as(caller).call(users.slips, { body: { ids: people.map(({ userId }) => userId) } });
const verdicts = ({ body }: Awaited<ReturnType<typeof invite>>) =>
  Object.fromEntries(body.results.map(({ id, verdict }) => [id, verdict]));

describe('inviting several people', () => {
  test('returns a verdict for each follower and staff member; people who were sent a mail have the status of invited people [invitations.several]', async () => {
    const { schoolAdmin, invited, reachable, unreachable, active, banned, colleague } = await seedSchool();
    const deletedPerson = { userId: 2_000_000_000, email: '' };
    const response = await invite(
      schoolAdmin,
      invited,
      reachable,
      unreachable,
      active,
      banned,
      colleague,
      deletedPerson,
    );
    expect(verdicts(response)).toEqual({
      [invited.userId]: 'SENT',
      [reachable.userId]: 'SENT',
      [unreachable.userId]: 'NO_EMAIL',
      [active.userId]: 'ALREADY_ACTIVE',
      [banned.userId]: 'ACCESS_CLOSED',
      [colleague.userId]: 'SENT',
      [deletedPerson.userId]: 'UNKNOWN',
    });
    expect(response.body.count).toBe(3);
    expect(await mailsTo(invited, reachable, colleague)).toHaveLength(3);
    const body = await server.as(schoolAdmin).body(users.view, { id: reachable.userId });
    expect(Date.parse(body.authentication.date_invited!)).toBeGreaterThan(Date.now() - 60_000);
  });

  test('sends one mail for a double click or concurrent requests', async () => {
    const { schoolAdmin, invited } = await seedSchool();
    const both = await Promise.all([invite(schoolAdmin, invited), invite(schoolAdmin, invited)]);
    expect(both.flatMap(({ body }) => body.results.map(({ verdict }) => verdict)).toSorted()).toEqual([
      'JUST_SENT',
      'SENT',
    ]);
    expect(verdicts(await invite(schoolAdmin, invited))).toEqual({ [invited.userId]: 'JUST_SENT' });
    expect(await mailsTo(invited)).toHaveLength(1);
  });

  test('sends nothing beyond the daily limit and returns DAY_LIMIT', async () => {
    const { schoolAdmin, invited, reachable, colleague } = await seedSchool();
    for (let n = 0; n < 299; n += 1) {
      await limits(server.db).consume('invitation', { account: schoolAdmin.id, school: schoolAdmin.schoolId! });
    }
    const results = Object.values(verdicts(await invite(schoolAdmin, invited, reachable, colleague))).toSorted();
    expect(results).toEqual(['DAY_LIMIT', 'DAY_LIMIT', 'SENT']);
    expect(await mailsTo(invited, reachable, colleague)).toHaveLength(1);
  });

  test('an independent teacher can invite followers of their school but no staff, and nobody once the offer changes', async () => {
    const { seed } = server;
    const { id: schoolId } = await seed.school({ offers_id: offerIds.TEACHER_PAYED, nb_physical_boxes: 0 });
    const teacher = await seed.teacher({ schoolId });
    const follower = await seed.follower({ schoolId, account: notInvited });
    expect(verdicts(await invite(teacher, follower))).toEqual({ [follower.userId]: 'SENT' });
    expect((await slipsOf(teacher, follower)).body.slips).toHaveLength(1);
    expect((await invite(teacher, teacher)).status).toBe(403);
    await server.db
      .updateTable('schools')
      .set({ offers_id: offerIds.SCHOOL_FREE })
      .where('id', '=', schoolId)
      .execute();
    expect((await invite(teacher, follower)).status).toBe(403);
    expect((await slipsOf(teacher, follower)).status).toBe(403);
  });

  test('a follower added by POST /users is invited in the name of the school', async () => {
    const { schoolAdmin, child, name } = await seedSchool();
    const email = 'nouvelle.famille@test.example';
    const body = {
      role: 'USER' as const,
      email,
      firstname: 'Lila',
      lastname: 'Roy',
      phone: '0639980001',
      student_id: child.id,
      relation: 'Mère' as const,
    };
    const { id } = await server.as(schoolAdmin).body(users.create, { body });
    // The children have moved to another school, and the person's school changes with them.
    const otherSchool = await server.seed.school({ name: 'École d’Ailleurs' });
    await server.db.updateTable('users').set({ schools_id: otherSchool.id }).where('id', '=', id).execute();
    await server.db
      .updateTable('tickets')
      .set({ date_create: ago({ hours: 1 }) })
      .execute();
    expect(verdicts(await invite(schoolAdmin, { userId: id, email }))).toEqual({ [id]: 'SENT' });
    const mails = await mailsTo({ userId: id, email });
    expect(mails).toHaveLength(2);
    for (const { body_text: text } of mails) expect(text).toContain(name);
  });
});

test('only the mail of a follower’s invitation has an explanation in English [invitations.english]', async () => {
  const { schoolAdmin, reachable, colleague } = await seedSchool();
  for (const [person, hasEnglish] of [
    [reachable, true],
    [colleague, false],
  ] as const) {
    await invite(schoolAdmin, person);
    const mail = (await mailsTo(person)).at(-1)!;
    expect(mail.body_text.includes('In English: this e-mail opens your account')).toBe(hasEnglish);
  }
});

test.each([
  [['Mère'], 'les révisions de votre enfant.'],
  [['Père', 'Père'], 'les révisions de vos enfants.'],
  [['Grand-parent'], 'suivre Inès dans ses révisions.'],
  [['Grand-parent', 'Grand-parent'], 'suivre Inès et Hugo dans leurs révisions.'],
] as const)(
  'the wording of the mail depends on the recorded relationships: %j [invitations.relation]',
  async (relations, expected) => {
    const { schoolId, schoolAdmin, child } = await seedSchool();
    const sibling = await server.seed.student({ schools_id: schoolId, firstname: 'Hugo' });
    const person = await server.seed.follower({ schoolId, account: notInvited });
    await server.db
      .insertInto('users_students')
      .values(
        relations.map((relation, i) => ({ users_id: person.userId, students_id: [child, sibling][i]!.id, relation })),
      )
      .execute();
    await invite(schoolAdmin, person);
    const [mail] = await mailsTo(person);
    const text = mail!.body_text.replaceAll('\u200b', '').replaceAll(/\s+/g, ' ');
    expect(text).toContain(expected);
    expect(text).toContain(`Passé ce délai, demandez-en un autre à Camille ${schoolAdmin.lastname.toUpperCase()}.`);
  },
);

describe('permissions', () => {
  test('refuses anonymous callers, another school, a follower and a teacher who does not administer the school [asvs:8.2.2]', async () => {
    const { schoolId, reachable, class_, active } = await seedSchool();
    const stranger = await server.seed.schoolAdmin();
    const teacher = await server.seed.teacher({ schoolId });
    const ofClass = { body: { class_id: class_.id } };
    for (const [person, status] of [
      [stranger, 404],
      [teacher, 403],
      [active, 403],
    ] as const) {
      expect((await invite(person, reachable)).status).toBe(status);
      expect((await slipsOf(person, reachable)).status).toBe(status);
      expect(await server.as(person).status(users.slips, ofClass)).toBe(status);
    }
    const { userId } = reachable;
    expect(await server.anonymous.status(users.invite, { body: { ids: [userId] } })).toBe(401);
    expect(await server.anonymous.status(users.slips, ofClass)).toBe(401);
    expect(await mailsTo(reachable)).toEqual([]);
  });

  test('a follower who belongs to a second school gets neither mail nor slip from either [asvs:8.2.2]', async () => {
    const { schoolAdmin, reachable } = await seedSchool();
    const otherStudent = await server.seed.student();
    await server.seed.follow(reachable.userId, otherStudent.id);
    const second = await server.seed.schoolAdmin({ schoolId: otherStudent.schools_id });
    for (const person of [schoolAdmin, second]) {
      expect(verdicts(await invite(person, reachable))).toEqual({ [reachable.userId]: 'SHARED' });
      expect((await slipsOf(person, reachable)).body).toEqual({
        slips: [],
        refused: [{ id: reachable.userId, verdict: 'SHARED' }],
      });
    }
    expect(await mailsTo(reachable)).toEqual([]);
  });

  test('refuses wrong bodies and names the field', async () => {
    const { schoolAdmin } = await seedSchool();
    const caller = server.as(schoolAdmin);
    const many = Array.from({ length: 501 }, (_, n) => n + 1);
    for (const ids of [[], many]) {
      expect((await caller.call(users.invite, { body: { ids } })).error.fields).toHaveProperty('ids');
      expect(await caller.status(users.slips, { body: { ids } })).toBe(422);
    }
    expect(await caller.status(users.slips, { body: {} as never })).toBe(422);
  });
});

describe('slips', () => {
  test('name the school and children of each chosen person; a code is returned once, stored as a keyed hash and valid for 60 days; the audit log names the person [invitations.slip] [asvs:11.4.1]', async () => {
    const { schoolAdmin, unreachable, active, colleague, name } = await seedSchool();
    const { body } = await slipsOf(schoolAdmin, unreachable, active, colleague);
    expect(body.refused).toEqual([{ id: active.userId, verdict: 'ALREADY_ACTIVE' }]);
    expect(body.slips).toHaveLength(2);
    const slip = body.slips.find(({ id }) => id === unreachable.userId)!;
    expect(slip).toMatchObject({ school: name, students: ['Inès'], role: 'USER' });
    expect(slip.code).toMatch(/^[A-HJ-KM-NP-Z2-9]{4}(-[A-HJ-KM-NP-Z2-9]{4}){2}$/);
    expect(Math.round((Date.parse(slip.date_expiration) - Date.now()) / 86_400_000)).toBe(60);
    expect(body.slips.find(({ id }) => id === colleague.userId)!.students).toEqual([]);
    const tickets = await server.db.selectFrom('tickets').selectAll().where('purpose', '=', 'SLIP').execute();
    expect(JSON.stringify(tickets)).not.toContain(slip.code);
    const hashes = tickets.map(({ hash }) => hash.toString('hex'));
    for (const value of [Buffer.from(slip.code), createHash('sha256').update(slip.code).digest()]) {
      expect(hashes).not.toContain(value.toString('hex'));
    }
    const auditLog = await server.as(schoolAdmin).call(audit.list, { query: { kind: 'SLIP_MADE' } });
    expect(auditLog.body.events.map(({ target }) => target?.id).toSorted()).toEqual(
      [unreachable.userId, colleague.userId].toSorted(),
    );
    expect(JSON.stringify(auditLog.body)).not.toContain(slip.code);
  });

  test('the filters by status list a person with a slip as invited, no longer as incomplete', async () => {
    const { schoolAdmin, unreachable } = await seedSchool();

    const isListed = async (status: string) => {
      const body = await server.as(schoolAdmin).body(users.followers, { query: { status } });
      return body.followers.map(({ id }) => id).includes(unreachable.userId);
    };

    expect([await isListed('INCOMPLETE'), await isListed('PENDING')]).toEqual([true, false]);
    await slipsOf(schoolAdmin, unreachable);
    expect([await isListed('INCOMPLETE'), await isListed('PENDING')]).toEqual([false, true]);
  });

  test('of a class are made for pending followers of its students; an empty class has no slips', async () => {
    const { schoolAdmin, class_, schoolId, invited, reachable, unreachable } = await seedSchool();
    const body = await server.as(schoolAdmin).body(users.slips, { body: { class_id: class_.id } });
    expect(body.slips.map(({ id }) => id).toSorted()).toEqual(
      [invited, reachable, unreachable].map(({ userId }) => userId).toSorted(),
    );
    // The followers whose accounts are active or banned are left out, not refused.
    expect(body.refused).toEqual([]);
    const empty = await server.seed.class({ schools_id: schoolId });
    const none = await server.as(schoolAdmin).call(users.slips, { body: { class_id: empty.id } });
    expect(none.body).toEqual({ slips: [], refused: [] });
  });

  test('name each child with the class, and are sorted by class and child, staff first [invitations.slip-class]', async () => {
    const { seed } = server;
    const { id: schoolId } = await seed.school();
    const schoolAdmin = await seed.schoolAdmin({ schoolId });
    const classes = [
      await seed.class({ schools_id: schoolId, name: 'CP 2' }),
      await seed.class({ schools_id: schoolId, name: 'CP 10' }),
    ];
    const followerIn = async (classes_id: number | null, lastname: string) => {
      const child = await seed.student({ schools_id: schoolId, classes_id, firstname: 'Zoé', lastname });
      return seed.follower({ schoolId, studentId: child.id, account: notInvited });
    };
    const second = await followerIn(classes[0]!.id, 'Éloi');
    const third = await followerIn(classes[1]!.id, 'Abel');
    const first = await followerIn(classes[0]!.id, 'Denis');
    const staff = await seed.teacher({ schoolId, account: notInvited });
    const { slips } = (await slipsOf(schoolAdmin, third, second, first, staff)).body;
    expect(slips.map(({ id }) => id)).toEqual([staff, first, second, third].map(({ userId }) => userId));
    expect(slips.map(({ children }) => children)).toEqual([
      [],
      [{ firstname: 'Zoé', lastname: 'Denis', class_: 'CP 2' }],
      [{ firstname: 'Zoé', lastname: 'Éloi', class_: 'CP 2' }],
      [{ firstname: 'Zoé', lastname: 'Abel', class_: 'CP 10' }],
    ]);
  });

  test('a code neither signs in nor works as a mailed ticket [invitations.slip-address]', async () => {
    const { schoolAdmin, unreachable } = await seedSchool();
    const { code } = (await slipsOf(schoolAdmin, unreachable)).body.slips[0]!;
    expect(await server.anonymous.errorCode(auth.ticket, { body: { ticket: code } })).toBe('INVALID_KEY');
    const set = { body: { ticket: code, password: 'Cerise-Bavarde-26!' } };
    expect(await server.anonymous.errorCode(auth.setPassword, set)).toBe('INVALID_KEY');
  });
});
