import { createHash } from 'node:crypto';

import { addDays } from '@memocartes/contract/learning/calendar/days';
import { isTrial, offerIds } from '@memocartes/contract/offers/offers';
import { trialDays } from '@memocartes/contract/offers/trial';
import { foldCaseAndAccents } from '@memocartes/contract/text/case-and-accents';
import type { Insertable } from 'kysely';

import type { Authentications } from '../../database/tables/people.ts';
import type { DemoSchool } from '../data/schools.data.ts';
import type { DemoStaff } from '../data/staff.data.ts';
import { insertForIds, insertRows } from './generators/bulk.ts';
import type { Account, SeedContext, SeededClass, SeededSchool } from './generators/context.ts';
import { parisInstant, secondsAt } from './generators/times.ts';

type Person = Pick<Insertable<Authentications>, 'role' | 'firstname' | 'lastname' | 'email' | 'status'> & {
  phone: string | null;
  schoolId: number | null;
  since: string;
  expiration?: string | null;
};

/** A name as the local part of an e-mail address: « Anne Lévy » → `anne.levy`. */
export const localPartOf = (firstname: string, lastname: string) =>
  foldCaseAndAccents(`${firstname}.${lastname}`).replace(/[^a-z.]+/g, '-');

/** Inserts accounts with their person; pending accounts have no password. */
export async function seedAccounts({ db, passwordHash }: SeedContext, people: Person[]): Promise<Account[]> {
  const authIds = await insertForIds(
    db,
    'authentications',
    people.map(({ role, firstname, lastname, email, status, since, expiration = null }) => ({
      role,
      firstname,
      lastname,
      email,
      status,
      password_hash: status === 'PENDING' ? null : passwordHash,
      is_demo: true,
      date_create: since,
      date_subscription: since,
      date_expiration: expiration,
      date_invited: email === null ? null : since,
      date_status: since,
    })),
  );
  const userIds = await insertForIds(
    db,
    'users',
    people.map(({ role, phone, schoolId }, i) => ({
      authentications_id: authIds[i]!,
      role,
      schools_id: schoolId,
      phone,
    })),
  );
  return authIds.map((authId, i) => ({ authId, userId: userIds[i]! }));
}

function schoolRow(data: DemoSchool, { today }: SeedContext) {
  const since = addDays(today, -data.subscribedDaysAgo);
  const trialEnd =
    data.offerId === offerIds.SCHOOL_FREE ? parisInstant(addDays(since, trialDays), secondsAt(23, 59)) : null;
  // A subscription runs from year to year; the end is always the next anniversary.
  const anniversary = addDays(since, 365 * Math.ceil((data.subscribedDaysAgo + 1) / 365));
  return {
    name: data.name,
    description: data.description,
    code: data.code,
    phone: data.phone,
    mail: data.mail,
    address: data.address,
    address_postal_code: data.postalCode,
    address_city: data.city,
    holiday_zone: data.holidayZone,
    offers_id: data.offerId,
    invoice_periodicity: data.periodicity,
    nb_students_max: data.maxStudents,
    nb_teachers_max: data.maxTeachers,
    nb_physical_boxes: data.physicalBoxes,
    date_subscription: parisInstant(since, secondsAt(9, 0)),
    date_renewal: isTrial(data.offerId) ? null : parisInstant(anniversary, secondsAt(23, 59)),
    date_expiration: trialEnd ?? parisInstant(anniversary, secondsAt(23, 59)),
  };
}

/** The same SHA-512 of `gar:<person>` as in the sign-on simulator, so that a sign-on finds the account. */
const garIdentity = (person: string) => createHash('sha512').update(`gar:${person}`).digest('hex');

async function linkIdentities({ db }: SeedContext, uai: string, staff: DemoStaff[], accounts: Account[]) {
  const rows = staff.flatMap(({ gar }, i) =>
    gar ? [{ ido: garIdentity(gar), uai, authentications_id: accounts[i]!.authId, claims: {} }] : [],
  );
  if (rows.length) await insertRows(db, 'identities', rows);
}

/** Inserts a school with its staff and classes, without students. */
export async function seedSchool(context: SeedContext, data: DemoSchool, staff: DemoStaff[]): Promise<SeededSchool> {
  const { db, today } = context;
  const [id] = (await insertForIds(db, 'schools', [schoolRow(data, context)])) as [number];
  const since = parisInstant(addDays(today, -data.subscribedDaysAgo), secondsAt(10, 0));
  const domain = data.mail.split('@')[1];
  const accounts = await seedAccounts(
    context,
    staff.map((person) => ({
      ...person,
      email: person.email ?? `${localPartOf(person.firstname, person.lastname)}@${domain}`,
      status: person.status ?? 'ACTIVE',
      schoolId: id,
      since,
      expiration: person.expired ? parisInstant(addDays(today, -15), secondsAt(23, 59)) : null,
    })),
  );
  await linkIdentities(context, data.code, staff, accounts);

  const classIds = await insertForIds(
    db,
    'classes',
    data.classes.map(({ name, level }) => ({ schools_id: id, name, level })),
  );
  const mainTeachersOf = (name: string) => accounts.filter((_, i) => staff[i]!.mainClass === name);
  const otherTeachersOf = (name: string) => accounts.filter((_, i) => staff[i]!.otherClasses?.includes(name));
  await insertRows(
    db,
    'classes_users_pro',
    data.classes.flatMap(({ name }, i) =>
      [...mainTeachersOf(name), ...otherTeachersOf(name)].map(({ userId }) => ({
        classes_id: classIds[i]!,
        users_pro_id: userId,
      })),
    ),
  );
  const classes = data.classes.map((class_, i): SeededClass => {
    const [teacher] = mainTeachersOf(class_.name);
    if (!teacher) throw new Error(`Nobody is in charge of ${class_.name} at ${data.name}`);
    return { id: classIds[i]!, data: class_, teacher, students: [] };
  });
  const teachers = accounts.filter((_, i) => staff[i]!.role === 'TEACHER');
  const admin = accounts[staff.findIndex(({ role }) => role === 'ADMIN')];
  return { id, data, admin, teachers, classes };
}
