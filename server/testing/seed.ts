import { randomBytes, randomUUID } from 'node:crypto';

import { offerIds } from '@memocartes/contract/offers/offers';
import type { Role } from '@memocartes/contract/permissions/roles';
import { type Insertable, sql } from 'kysely';

import type { Db } from '../database/database.ts';
import type { Tables } from '../database/tables/tables.ts';
import { hashSecret } from '../http/actor/actor.ts';

type Row<T extends keyof Tables> = Partial<Insertable<Tables[T]>>;
/** Columns that name a card and the student who has it. */
type StudentCard = { students_id: number; cards_id: number };
type CardEvent = Row<'cards_events'> & StudentCard & Pick<Insertable<Tables['cards_events']>, 'kind' | 'answered_at'>;

/** A person with an account and a login session. */
export type Person = {
  id: number;
  userId: number;
  schoolId: number | null;
  token: string;
  email: string;
  lastname: string;
};
type PersonOptions = { schoolId?: number | null; account?: Row<'authentications'> };

/** Settings of a school whose notifications are never delayed. */
const withoutQuietHours = {
  quiet_start: '00:00',
  quiet_end: '00:00',
  quiet_weekends: false,
  quiet_holidays: false,
};

/** Uses the database's clock, which decides whether a login session has expired: a test may change Node's clock. */
const inAnHour = sql<string>`now() + interval '1 hour'`;

/** Inserts rows for tests directly into the database, with defaults for omitted fields. */
export function createSeed(db: Db) {
  let count = 0;
  const next = () => (count += 1);

  const school = (row: Row<'schools'> = {}) =>
    db
      .insertInto('schools')
      .values({
        name: `École ${next()}`,
        code: `TEST${count}`,
        mail: `ecole${count}@test.example`,
        address_city: 'Paris',
        address_postal_code: '75012',
        offers_id: offerIds.SCHOOL_PAYED,
        nb_physical_boxes: 2,
        // Tests run at any hour, so a school has no quiet hours unless a test sets them.
        ...withoutQuietHours,
        ...row,
      })
      .returningAll()
      .executeTakeFirstOrThrow();

  const token = async (authenticationId: number) => {
    const secret = randomBytes(32).toString('base64url');
    await db
      .insertInto('tokens')
      .values({ hash: hashSecret(secret), authentications_id: authenticationId, date_expiration: inAnHour })
      .execute();
    return secret;
  };

  async function person(role: Role, { schoolId = null, account = {} }: PersonOptions = {}): Promise<Person> {
    const { id, email, lastname } = await db
      .insertInto('authentications')
      .values({
        role,
        email: `personne${next()}@test.example`,
        firstname: 'Camille',
        lastname: `Martin${count}`,
        status: 'ACTIVE',
        // A pending person with an address has been invited.
        date_invited: account.status === 'PENDING' && account.email !== null ? new Date().toISOString() : null,
        ...account,
      })
      .returning(['id', 'email', 'lastname'])
      .executeTakeFirstOrThrow();
    const user = await db
      .insertInto('users')
      .values({ authentications_id: id, role, schools_id: schoolId, phone: '06 39 98 00 00' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, userId: user.id, schoolId, token: await token(id), email: email ?? '', lastname };
  }

  const ownSchool = async (schoolId: number | null | undefined) => schoolId ?? (await school()).id;

  const class_ = async (row: Row<'classes'> = {}) =>
    db
      .insertInto('classes')
      .values({ name: `Classe ${next()}`, level: 'CE1', ...row, schools_id: await ownSchool(row.schools_id) })
      .returningAll()
      .executeTakeFirstOrThrow();

  const student = async (row: Row<'students'> = {}) =>
    db
      .insertInto('students')
      .values({
        firstname: 'Ada',
        lastname: `Lovelace${next()}`,
        level: 'CE1',
        ...row,
        schools_id: await ownSchool(row.schools_id),
      })
      .returningAll()
      .executeTakeFirstOrThrow();

  const teach = (userId: number, classId: number) =>
    db.insertInto('classes_users_pro').values({ users_pro_id: userId, classes_id: classId }).execute();

  const follow = (userId: number, studentId: number, relation = 'Mère') =>
    db.insertInto('users_students').values({ users_id: userId, students_id: studentId, relation }).execute();

  const subject = (row: Row<'subjects'> = {}) =>
    db
      .insertInto('subjects')
      .values({ name: `Matière ${next()}`, code: `S${count}`, ...row })
      .returningAll()
      .executeTakeFirstOrThrow();

  const card = async (row: Row<'cards'> = {}) =>
    db
      .insertInto('cards')
      .values({
        card_type: 'CERTIFIED',
        status: 'FINAL',
        cycle: '2',
        level: 'CE1',
        displayed_id: `TT-CE1-${next()}`,
        num_card: count,
        fline1: `Question ${count}`,
        bline1: `Réponse ${count}`,
        ...row,
        matter_id: row.matter_id ?? (await subject()).id,
      })
      .returningAll()
      .executeTakeFirstOrThrow();

  /** A card in the boxes of a student: by default in box 2, since the start of the school year. */
  const trackedCard = async (row: Row<'cards_students'> & StudentCard) => {
    const day = '2026-09-01';
    await db
      .insertInto('cards_students')
      .values({ epoch: 1, box: 2, moved_on: day, first_on: day, ...row })
      .execute();
  };

  /** An event of a student's card, from which `moveCardsOf` derives its box. */
  const cardEvent = async (row: CardEvent) => {
    await db
      .insertInto('cards_events')
      .values({ client_id: randomUUID(), epoch: 1, ...row })
      .execute();
  };

  /** A tablet approved by its school; `secret` is the value of its cookie. */
  const device = async (row: Row<'devices'> = {}) => {
    const secret = randomBytes(32).toString('base64url');
    const inserted = await db
      .insertInto('devices')
      .values({
        label: `T${next()}`,
        token_hash: hashSecret(secret),
        status: 'APPROVED',
        approval: 'TOUCH',
        date_approve: new Date().toISOString(),
        ...row,
        schools_id: await ownSchool(row.schools_id),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...inserted, secret };
  };

  /** A browser at home, attached to a student of the follower; `secret` is the value of its cookie. */
  const homeDevice = async (link: { schools_id: number; users_id: number; students_id: number }) => {
    const secret = randomBytes(32).toString('base64url');
    const row = await db
      .insertInto('home_devices')
      .values({ ...link, opened_by: 'CODE', token_hash: hashSecret(secret) })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...row, secret };
  };

  return {
    school,
    device,
    homeDevice,
    /** Exempt from the second factor unless `account.is_demo` is false. */
    superadmin: (options: PersonOptions = {}) =>
      person('SUPERADMIN', { ...options, account: { is_demo: true, ...options.account } }),
    schoolAdmin: async (options: PersonOptions = {}) =>
      person('ADMIN', { ...options, schoolId: await ownSchool(options.schoolId) }),
    teacher: async (options: PersonOptions = {}) =>
      person('TEACHER', { ...options, schoolId: await ownSchool(options.schoolId) }),
    /** A follower of the given student, or of none. */
    follower: async (options: PersonOptions & { studentId?: number } = {}) => {
      const follower = await person('USER', { ...options, schoolId: await ownSchool(options.schoolId) });
      if (options.studentId) await follow(follower.userId, options.studentId);
      return follower;
    },
    class: class_,
    student,
    teach,
    follow,
    token,
    subject,
    card,
    trackedCard,
    cardEvent,
  };
}
