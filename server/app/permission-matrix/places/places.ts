import { today } from '@memocartes/contract/learning/calendar/days';

import { issueTicket } from '../../../auth/tickets/tickets.ts';
import { givenWeeks } from '../../../calendar/given-weeks.ts';
import type { Db } from '../../../database/database.ts';
import { schoolWeek } from '../../../testing/classroom.ts';
import { fromNow } from '../../../testing/data/instants.ts';
import { cheapHash } from '../../../testing/data/password.ts';
import type { createSeed } from '../../../testing/seed.ts';
import { insertAnnouncement, insertContactMessage } from './places.announcements.ts';
import { insertInvoice } from './places.invoices.ts';
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
} from './places.rows.ts';

export const password = 'Chemin-2026!';
/** The first week of the school year, whose pack is given at any date. */
const givenWeek = givenWeeks(today()).from;
const nextWeek = '2026-12-14';

export type Seed = ReturnType<typeof createSeed>;
export type School = Awaited<ReturnType<Seed['school']>>;

/** Creates in a school at least one object of each kind that a route may name. */
export async function seedPlace(
  db: Db,
  seed: Seed,
  { school, name, index }: { school: School; name: string; index: number },
) {
  const inSchool = { schoolId: school.id, account: { firstname: name, lastname: name } };
  const class_ = await seed.class({ schools_id: school.id, name: `${name} A`, level: 'CM1' });
  const place = { schools_id: school.id, classes_id: class_.id };
  const student = await seed.student({ ...place, firstname: name, lastname: name, is_phygital: true });
  const staff = await seed.teacher(inSchool);
  // A teacher without a class, who can sign in.
  const teacherWithoutClass = await seed.teacher({
    ...inSchool,
    account: { ...inSchool.account, password_hash: cheapHash(password) },
  });
  // A teacher and a follower who have not activated their accounts yet.
  const pending = await seed.teacher({ ...inSchool, account: { ...inSchool.account, status: 'PENDING' } });
  const waiting = await seed.follower({ ...inSchool, account: { ...inSchool.account, status: 'PENDING' } });
  const follower = await seed.follower({ ...inSchool, studentId: student.id });
  // A follower of the school who follows no student.
  const followerWithoutStudent = await seed.follower(inSchool);
  // A follower of another school, whom this school requests to attach.
  const followerElsewhere = await seed.follower();
  const attachRequest = await insertAttachRequest(db, { school, student, follower: followerElsewhere });
  const link = await db
    .insertInto('classes_users_pro')
    .values({ users_pro_id: staff.userId, classes_id: class_.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const author = { authentications_id: staff.id, schools_id: school.id };
  const common = await seed.card();
  const card = await seed.card({ ...author, card_type: 'CUSTOM', status: 'DRAFT', fline1: name });
  const finalCard = await seed.card({ ...author, card_type: 'CUSTOM', fline1: name });
  const jpeg = await insertFile(db, { ...author, title: name, entity_type: 'CARDS' }, 'image/jpeg');
  const account = await insertPendingAccount(db, school);
  const cardImage = await insertCardImage(db, { ...author, title: name });
  const pack = await db
    .insertInto('packs')
    .values({ ...author, title: `Pack ${name}`, icon: 'star' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const picture = await insertFile(db, { ...author, title: name, entity_type: 'CARDS' });
  const pictured = await seed.card({ card_type: 'CUSTOM', schools_id: school.id, fimg: picture.id });
  const packed = [common, await seed.card(), pictured].map(({ id }, index) => ({
    packs_id: pack.id,
    cards_id: id,
    position: index + 1,
  }));
  await db.insertInto('packs_cards').values(packed).execute();
  const assignment = { packs_id: pack.id, classes_id: class_.id };
  await db
    .insertInto('packs_classes')
    .values([givenWeek, nextWeek].map((week) => ({ ...assignment, week })))
    .execute();
  const printJob = await insertPrint(db, author);
  const dataExport = await insertExport(db, { ...author, users_id: staff.userId });
  const code = String(100_000 + index);
  const session = await db
    .insertInto('sessions')
    .values({ ...place, code, users_pro_id: staff.userId, end_time: fromNow({ hours: 1 }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('sessions_students').values({ sessions_id: session.id, students_id: student.id }).execute();
  const document = await insertFile(db, { ...author, title: name, entity_type: 'RESOURCES', entity_id: null });
  const resource = await insertResource(db, { ...author, title: name });
  const deletedResource = await insertResource(
    db,
    { ...author, title: name },
    { date_delete: new Date().toISOString(), deleted_by: staff.id },
  );
  const studentPhoto = await insertFile(db, { ...author, title: name, entity_type: 'STUDENTS', entity_id: student.id });
  const teacherPhoto = await insertFile(db, { ...author, title: name, entity_type: 'USERS', entity_id: staff.userId });
  const notification = await db
    .insertInto('notifications')
    .values({ type: 'INFO', title: name, content: name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const operation = await db
    .insertInto('operations')
    .values({ ...author, kind: 'IMPORT', data: JSON.stringify({ students: [], classes: [] }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cardOperation = await db
    .insertInto('cards_operations')
    .values({ ...author, kind: 'IMPORT', title: name, nb_cards: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { chat, message, messageReport } = await insertChat(db, { school, student, class_, staff, follower });
  const { invoice, price } = await insertInvoice(db, school.id);
  const contactMessage = await insertContactMessage(db, staff.id);
  const announcement = await insertAnnouncement(db, school.id);
  const deletedAnnouncement = await insertAnnouncement(db, school.id, staff.id);
  const ofTablet = { schools_id: school.id, name };
  const tablet = await seed.device({ ...ofTablet, approved_by: staff.id });
  const waitingTablet = await seed.device({ ...ofTablet, status: 'WAITING', approval: null, date_approve: null });
  const revokedTablet = await seed.device({
    ...ofTablet,
    approved_by: staff.id,
    status: 'REVOKED',
    date_revoke: new Date().toISOString(),
    revoked_by: staff.id,
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
    teacherWithoutClass,
    pending,
    waiting,
    follower,
    followerWithoutStudent,
    followerElsewhere,
    attachRequest,
    link,
    common,
    card,
    cardImage,
    finalCard,
    jpeg,
    account,
    pack,
    printJob,
    dataExport,
    week: schoolWeek,
    assignedWeek: nextWeek,
    session: { id: session.id, code },
    document,
    resource,
    deletedResource,
    studentPhoto,
    teacherPhoto,
    picture,
    pictured,
    notification,
    chat,
    message,
    messageReport,
    contactMessage,
    announcement,
    deletedAnnouncement,
    operation,
    cardOperation,
    ticket: (await issueTicket(db, teacherWithoutClass.id, 'RESET')).secret,
  };
}

export type SeededPlace = Awaited<ReturnType<typeof seedPlace>>;
/**
 * `inbox` maps an account id to the id of the account's link to the place's notification. `receivedRequest` is a third
 * school's request to the place's follower.
 */
export type Place = SeededPlace & { inbox: Map<number, number>; receivedRequest: { id: number } };
