import { auth } from '@memocartes/contract/auth/auth.routes';
import { classes, type CreateClass } from '@memocartes/contract/classes/classes.routes';
import { devices } from '@memocartes/contract/devices/approval/devices.routes';
import { offerIds } from '@memocartes/contract/offers/offers';
import { noticeVersion } from '@memocartes/contract/privacy/privacy';
import { privacy } from '@memocartes/contract/privacy/privacy.routes';
import { type CreateSchool, schools } from '@memocartes/contract/schools/schools.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { Api } from './api.ts';
import { emailLink } from './outbox.ts';
import { demo, password, passwordFor, type Person } from './people.ts';

type PersonName = { readonly firstname?: string; readonly lastname?: string };
type Member = PersonName & { readonly schools_id: number };

/** Workers may start in the same millisecond, so the time alone does not tell them apart. */
const worker = `${Date.now().toString(36)}w${process.env.TEST_WORKER_INDEX ?? 0}x`;
let count = 0;
/** A word that is unique across all runs and workers; a school's code has room for it. */
const unique = () => `${worker}${(count += 1)}`;

/** Quiet hours of one minute, half a day from now: notifications are shown immediately whenever the tests run. */
function distantQuietHours() {
  const start = Date.now() + 12 * 3_600_000;
  const [quiet_start, quiet_end] = [start, start + 60_000].map((time) =>
    new Date(time).toLocaleTimeString('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' }),
  ) as [string, string];
  return { quiet_start, quiet_end, quiet_weekends: false, quiet_holidays: false };
}

const inAYear = () => new Date(Date.now() + 365 * 24 * 3_600_000).toISOString().slice(0, 10);
const loginSessions = new Map<string, Promise<Person>>();

/** Creates test data through the API, as people would. */
export class Seed {
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Opens a new login session. */
  async session(email: string): Promise<Person> {
    const { token } = await new Api(this.origin).call(auth.login, { body: { email, password: passwordFor(email) } });
    const { user } = await new Api(this.origin, token).call(auth.user);
    const { id, id_user: userId, school_id: schoolId, firstname, lastname } = user;
    return { email, firstname, lastname, token: token ?? '', id, userId, schoolId };
  }

  /** A person of the demonstration, whose login session is opened once per worker. */
  demo(name: keyof typeof demo): Promise<Person> {
    const opened = loginSessions.get(name) ?? this.session(demo[name]);
    loginSessions.set(name, opened);
    return opened;
  }

  /** API client of a person, or an anonymous one. */
  as(person?: Pick<Person, 'token'>): Api {
    return new Api(this.origin, person?.token);
  }

  async #superadmin(): Promise<Api> {
    return this.as(await this.demo('superadmin'));
  }

  /** Secret of a school's QR code, which approves a tablet. */
  async tabletSecret(schoolId: number): Promise<string> {
    const { secret } = await (await this.#superadmin()).call(devices.secret, { query: { school_id: schoolId } });
    return secret!;
  }

  /** Creates a school with the paid offer; `fields` override its default values. */
  async school(fields: Partial<CreateSchool> = {}) {
    const body = {
      name: `École ${unique()}`,
      code: `E${unique()}`.toUpperCase(),
      mail: `ecole.${unique()}@essais.example`,
      address_city: 'Paris',
      address_postal_code: '75012',
      offers_id: offerIds.SCHOOL_PAYED,
      invoice_periodicity: 'ANNUAL',
      nb_teachers_max: 5,
      date_expiration: inAYear(),
      ...distantQuietHours(),
      ...fields,
    } as const;
    const { id } = await (await this.#superadmin()).call(schools.create, { body });
    return { id, name: body.name, code: body.code };
  }

  /** A person who was invited and has not chosen a password yet. */
  async invited(
    role: 'ADMIN' | 'TEACHER' | 'USER',
    { schools_id, firstname = 'Camille', lastname = 'Essai' }: Member,
    link: { readonly student_id?: number; readonly relation?: 'Mère' } = {},
  ) {
    const email = `${role.toLowerCase()}.${unique()}@essais.example`;
    const body = { role, email, firstname, lastname, phone: '06 39 98 00 00', schools_id, ...link };
    const { id: userId } = await (await this.#superadmin()).call(users.create, { body });
    return { email, userId };
  }

  async #member(...invitation: Parameters<Seed['invited']>): Promise<Person> {
    const { email } = await this.invited(...invitation);
    const ticket = (await emailLink(this.origin, email)).searchParams.get('token') ?? '';
    await this.as().call(auth.setPassword, { body: { password, ticket } });
    const person = await this.session(email);
    await this.as(person).call(privacy.acknowledge, { body: { version: noticeVersion } });
    return person;
  }

  schoolAdmin(member: Member): Promise<Person> {
    return this.#member('ADMIN', member);
  }

  teacher(member: Member): Promise<Person> {
    return this.#member('TEACHER', member);
  }

  /** A follower (mother) of a student. */
  follower(member: Member & { readonly student_id: number }): Promise<Person> {
    return this.#member('USER', member, { student_id: member.student_id, relation: 'Mère' });
  }

  async class(schools_id: number, fields: Partial<CreateClass> = {}) {
    const body = { name: `Classe ${unique()}`, level: 'CE1', schools_id, ...fields } as const;
    const { id } = await (await this.#superadmin()).call(classes.create, { body });
    return { id, name: body.name };
  }

  /** Deletes a class and its students. */
  async removeClass(id: number): Promise<void> {
    const superadmin = await this.#superadmin();
    const { students: classStudents } = await superadmin.call(classes.view, { id });
    for (const student of classStudents) await superadmin.call(students.remove, { id: student.id });
    await superadmin.call(classes.remove, { id });
  }

  async student(schools_id: number, classes_id: number, { firstname = 'Ada', lastname = 'Lovelace' }: PersonName = {}) {
    const body = { firstname, lastname, level: 'CE1', schools_id, classes_id } as const;
    const { id } = await (await this.#superadmin()).call(students.create, { body });
    return { id, firstname, lastname };
  }
}
