import { portalHeader } from '@memocartes/contract/http/portal-header';
import type { OfferId } from '@memocartes/contract/offers/offers';
import { offerIds, offers } from '@memocartes/contract/offers/offers';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import { issueTicket } from '../../../auth/tickets/tickets.ts';
import type { Db } from '../../../database/database.ts';
import { schoolWeek } from '../../../testing/classroom.ts';
import { cheapHash } from '../../../testing/data/password.ts';
import { createSeed } from '../../../testing/seed.ts';
import { insertAnnouncement, insertContactMessage } from './places.announcements.ts';
import {
  insertAttachRequest,
  insertCardImage,
  insertChat,
  insertExport,
  insertFile,
  insertHomeCode,
  insertHomeRevision,
  insertPendingAccount,
  insertPrint,
  insertResource,
} from './places.files.ts';
import { insertInvoice } from './places.invoices.ts';

/** Text in every name of `otherSchool`: no response to a caller of another school may contain it. */
export const secretOfOthers = 'Ailleurs';
export const password = 'Chemin-2026!';
const pastWeek = '2026-09-14';
const nextWeek = '2026-12-14';

type Seed = ReturnType<typeof createSeed>;
type School = Awaited<ReturnType<Seed['school']>>;

/** Creates in a school at least one object of each kind that a route may name. */
async function seedPlace(db: Db, seed: Seed, school: School, name: string, index: number) {
  const inSchool = { schoolId: school.id, account: { firstname: name, lastname: name } };
  const class_ = await seed.class({ schools_id: school.id, name: `${name} A`, level: 'CM1' });
  const place = { schools_id: school.id, classes_id: class_.id };
  const student = await seed.student({ ...place, firstname: name, lastname: name, is_phygital: true });
  const staff = await seed.teacher(inSchool);
  // A teacher without a class, who can sign in.
  const spare = await seed.teacher({
    ...inSchool,
    account: { ...inSchool.account, password_hash: await cheapHash(password) },
  });
  // A teacher and a follower who have not activated their accounts yet.
  const pending = await seed.teacher({ ...inSchool, account: { ...inSchool.account, status: 'PENDING' } });
  const waiting = await seed.follower({ ...inSchool, account: { ...inSchool.account, status: 'PENDING' } });
  const follower = await seed.follower({ ...inSchool, studentId: student.id });
  // A follower of the school who follows no student.
  const friend = await seed.follower(inSchool);
  // A follower of another school, whom this school requests to attach.
  const outsider = await seed.follower();
  const attachRequest = await insertAttachRequest(db, { school, student, follower: outsider });
  const [link] = await db
    .insertInto('classes_users_pro')
    .values({ users_pro_id: staff.userId, classes_id: class_.id })
    .returning('id')
    .execute();
  const author = { authentications_id: staff.id, schools_id: school.id };
  const common = await seed.card();
  const card = await seed.card({ ...author, card_type: 'CUSTOM', status: 'DRAFT', fline1: name });
  const finalCard = await seed.card({ ...author, card_type: 'CUSTOM', fline1: name });
  const jpeg = await insertFile(db, { ...author, title: name, entity_type: 'CARDS' }, 'image/jpeg');
  const account = await insertPendingAccount(db, school);
  const cardImage = await insertCardImage(db, { ...author, title: name });
  const [pack] = await db
    .insertInto('packs')
    .values({ ...author, title: `Pack ${name}`, icon: 'star' })
    .returning('id')
    .execute();
  const picture = await insertFile(db, { ...author, title: name, entity_type: 'CARDS' });
  const pictured = await seed.card({ card_type: 'CUSTOM', schools_id: school.id, fimg: picture.id });
  const packed = [common, await seed.card(), pictured].map(({ id }, index) => ({
    packs_id: pack!.id,
    cards_id: id,
    position: index + 1,
  }));
  await db.insertInto('packs_cards').values(packed).execute();
  const assignment = { packs_id: pack!.id, classes_id: class_.id };
  await db
    .insertInto('packs_classes')
    .values([pastWeek, nextWeek].map((week) => ({ ...assignment, week })))
    .execute();
  const printJob = await insertPrint(db, author);
  const dataExport = await insertExport(db, { ...author, users_id: staff.userId });
  const code = String(100_000 + index);
  const [session] = await db
    .insertInto('sessions')
    .values({ ...place, code, users_pro_id: staff.userId, end_time: new Date(Date.now() + 3_600_000).toISOString() })
    .returning('id')
    .execute();
  await db.insertInto('sessions_students').values({ sessions_id: session!.id, students_id: student.id }).execute();
  const document = await insertFile(db, { ...author, title: name, entity_type: 'RESOURCES', entity_id: null });
  const resource = await insertResource(db, { ...author, title: name });
  const deletedResource = await insertResource(db, { ...author, title: name }, new Date().toISOString());
  const face = await insertFile(db, { ...author, title: name, entity_type: 'STUDENTS', entity_id: student.id });
  const portrait = await insertFile(db, { ...author, title: name, entity_type: 'USERS', entity_id: staff.userId });
  const [notification] = await db
    .insertInto('notifications')
    .values({ type: 'INFO', title: name, content: name })
    .returning('id')
    .execute();
  const [operation] = await db
    .insertInto('operations')
    .values({ ...author, kind: 'IMPORT', data: JSON.stringify({ students: [], classes: [] }) })
    .returning('id')
    .execute();
  const [cardOperation] = await db
    .insertInto('cards_operations')
    .values({ ...author, kind: 'IMPORT', title: name, nb_cards: 0 })
    .returning('id')
    .execute();
  const { chat, message, messageReport } = await insertChat(db, { school, student, class_, staff, follower });
  const { invoice, price } = await insertInvoice(db, school.id);
  const contactMessage = await insertContactMessage(db, staff.id);
  const announcement = await insertAnnouncement(db, school.id);
  const deletedAnnouncement = await insertAnnouncement(db, school.id, staff.id);
  const ofTablet = { schools_id: school.id, name };
  const tablet = await seed.device({ ...ofTablet, approved_by: staff.id });
  const waitingTablet = await seed.device({ ...ofTablet, status: 'WAITING', approval: null, date_approve: null });
  const revokedTablet = await seed.device({
    ...{ ...ofTablet, approved_by: staff.id },
    ...{ status: 'REVOKED', date_revoke: new Date().toISOString() },
  });
  const home = await seed.homeDevice({ schools_id: school.id, users_id: follower.userId, students_id: student.id });
  const homeRevision = await insertHomeRevision(db, home, [common.id]);
  const homeCode = await insertHomeCode(db, home, index);
  return {
    school,
    homeDevice: home,
    homeRevision,
    homeCode,
    invoice,
    price,
    tablet,
    waitingTablet,
    revokedTablet,
    class_,
    student,
    staff,
    spare,
    pending,
    waiting,
    follower,
    friend,
    outsider,
    attachRequest,
    link: link!,
    common,
    card,
    cardImage,
    finalCard,
    jpeg,
    account,
    pack: pack!,
    printJob,
    dataExport,
    week: schoolWeek,
    assignedWeek: nextWeek,
    session: { id: session!.id, code },
    document,
    resource,
    deletedResource,
    face,
    portrait,
    picture,
    notification: notification!,
    chat,
    message,
    messageReport,
    contactMessage,
    announcement,
    deletedAnnouncement,
    operation: operation!,
    cardOperation: cardOperation!,
    ticket: (await issueTicket(db, spare.id, 'RESET')).secret,
  };
}
type SeededPlace = Awaited<ReturnType<typeof seedPlace>>;
/**
 * `inbox` maps an account id to the id of the account's link to the place's notification. `receivedRequest` is a third
 * school's request to the place's follower.
 */
export type Place = SeededPlace & { inbox: Map<number, number>; receivedRequest: { id: number } };

/** A caller: the actor of the permission table and the headers of their requests. */
export type Caller = Actor & {
  /** Name in the reach tables: the role, or the offer of an independent teacher. */
  label: string;
  headers: Record<string, string>;
  /** `mine` is in an independent teacher's own school; for every other caller it is in « École du Bourg ». */
  places: Record<PlaceName, Place>;
};
const { TEACHER_FREE, TEACHER_PAYED, SCHOOL_PAYED } = offerIds;
type Person = { id: number; userId: number; schoolId: number | null; token: string };

type CallerWithoutPlaces = Omit<Caller, 'places'>;

const callerOf = (
  kind: Actor['kind'],
  { id, userId, schoolId, token }: Person,
  offerId: OfferId = SCHOOL_PAYED,
): CallerWithoutPlaces => ({
  ...{ kind, id, userId, schoolId, offerId: schoolId === null ? null : offerId, nbCards: 1, nbPhysicalBoxes: 2 },
  label: offerId === SCHOOL_PAYED ? kind : offers[offerId],
  headers: { authorization: `Bearer ${token}` },
});

async function asTablet(db: Db, place: SeededPlace): Promise<CallerWithoutPlaces> {
  const { id, secret } = place.tablet;
  await db.insertInto('sessions_devices').values({ sessions_id: place.session.id, devices_id: id }).execute();
  await db
    .updateTable('sessions_students')
    .set({ devices_id: id, status: 'ACTIVE', epoch: 1, date_join: sql`now()` })
    .where('sessions_id', '=', place.session.id)
    .execute();
  const actor = callerOf('DEVICE', { id, userId: 0, schoolId: place.school.id, token: '' });
  // The same browser is also a device at home, attached to the student of the place.
  const home = { deviceId: place.homeDevice.id, studentId: place.student.id };
  const cookie = `device=${secret}; home=${place.homeDevice.secret}`;
  return { ...actor, home, headers: { cookie, ...portalHeader } };
}

/** Sends a place's notification to these accounts. @returns by account id, the id of the account's link to it */
async function notify(db: Db, { notification }: SeededPlace, accounts: number[]) {
  const rows = accounts.map((id) => ({ authentications_id: id, notifications_id: notification.id }));
  const links = await db
    .insertInto('notifications_users')
    .values(rows)
    .returning(['id', 'authentications_id'])
    .execute();
  return new Map(links.map(({ id, authentications_id }) => [authentications_id, id]));
}

/**
 * The callers, each with three places: `mine`, their own; `sameSchool`, another class and follower of their school;
 * `otherSchool`, another school. Independent teachers get a colleague, whose objects are of the school but not theirs.
 */
export async function prepareCallers(db: Db) {
  const seed = createSeed(db);
  for (const limit of ['students', 'teachers', 'classes'])
    await sql`alter table schools drop constraint ${sql.id(`schools_limit_${limit}`)}`.execute(db);
  const third = await seed.school();
  const ofThird = await seed.student({ schools_id: third.id });
  let count = 0;
  const seedNext = (school: School, name: string) => seedPlace(db, seed, school, name, (count += 1));
  const asPlace = async (place: SeededPlace, readers: number[]): Promise<Place> => ({
    ...place,
    inbox: await notify(db, place, readers),
    receivedRequest: await insertAttachRequest(db, { school: third, student: ofThird, follower: place.follower }),
  });

  const foreignSchool = await seed.school({ name: `École d’${secretOfOthers}`, nb_teachers_max: 50 });
  const otherPlace = await seedNext(foreignSchool, secretOfOthers);
  const otherSchool = await asPlace(otherPlace, [otherPlace.staff.id]);

  const ownSchool = await seed.school({ name: 'École du Bourg', nb_teachers_max: 50 });
  const mine = await seedNext(ownSchool, 'Proche');
  const sameSchool = await seedNext(ownSchool, 'Voisin');
  const superadmin = await seed.superadmin();
  await seed.superadmin(); // a second superadmin, because the last superadmin can't be deleted
  const schoolAdmin = await seed.schoolAdmin({ schoolId: ownSchool.id });
  const readers = [superadmin, schoolAdmin, mine.staff, mine.follower].map(({ id }) => id);
  const places = {
    mine: await asPlace(mine, readers),
    sameSchool: await asPlace(sameSchool, [sameSchool.staff.id]),
    otherSchool,
  };
  const ofSchool: CallerWithoutPlaces[] = [
    callerOf('SUPERADMIN', superadmin),
    callerOf('ADMIN', schoolAdmin),
    callerOf('TEACHER', mine.staff),
    callerOf('USER', mine.follower),
    await asTablet(db, mine),
    { ...callerOf('ANONYMOUS', { id: 0, userId: 0, schoolId: null, token: '' }), headers: {} },
  ];

  const independentTeacher = async (offerId: OfferId): Promise<Caller> => {
    const school = await seed.school({ name: `Espace ${offerId}`, offers_id: offerId, nb_physical_boxes: 2 });
    const own = await seedNext(school, `Solo ${offerId}`);
    const colleague = await seedNext(school, `Duo ${offerId}`);
    return {
      ...callerOf('TEACHER', own.staff, offerId),
      places: {
        mine: await asPlace(own, [own.staff.id, own.follower.id]),
        sameSchool: await asPlace(colleague, [colleague.staff.id]),
        otherSchool,
      },
    };
  };
  const callers: Caller[] = [
    ...ofSchool.map((caller) => ({ ...caller, places })),
    await independentTeacher(TEACHER_FREE),
    await independentTeacher(TEACHER_PAYED),
  ];
  await sql`analyze`.execute(db);
  return { callers };
}
export type PlaceName = 'mine' | 'sameSchool' | 'otherSchool';
