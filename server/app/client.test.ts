import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import type { Scannable } from '@memocartes/contract/learning/scan/scan.routes';
import { sessions as sessionsRoutes } from '@memocartes/contract/learning/sessions/sessions.routes';
import { offerIds } from '@memocartes/contract/offers/offers';
import { accountLiveApi } from '@memocartes/shared-api/account-live.api';
import { announcementsApi } from '@memocartes/shared-api/announcements.api';
import { attachRequestsApi } from '@memocartes/shared-api/attach-requests.api';
import { auditApi } from '@memocartes/shared-api/audit.api';
import { authApi } from '@memocartes/shared-api/auth.api';
import { avatarsApi } from '@memocartes/shared-api/avatars.api';
import { api } from '@memocartes/shared-api/base';
import { boxesApi } from '@memocartes/shared-api/boxes.api';
import { operationsApi } from '@memocartes/shared-api/bulk-operations.api';
import { cardsApi } from '@memocartes/shared-api/cards.api';
import { cardsBulkApi } from '@memocartes/shared-api/cards-bulk.api';
import { cardsImagesApi } from '@memocartes/shared-api/cards-images.api';
import { cardsImportApi } from '@memocartes/shared-api/cards-import.api';
import { chatsApi } from '@memocartes/shared-api/chats.api';
import { classesApi } from '@memocartes/shared-api/classes.api';
import { contactApi } from '@memocartes/shared-api/contact.api';
import { dashboardsApi } from '@memocartes/shared-api/dashboards.api';
import { deviceApi } from '@memocartes/shared-api/device.api';
import { devicesApi } from '@memocartes/shared-api/devices.api';
import { documentsApi } from '@memocartes/shared-api/documents.api';
import { editionsApi } from '@memocartes/shared-api/editions.api';
import { historyApi } from '@memocartes/shared-api/history.api';
import { homeApi } from '@memocartes/shared-api/home.api';
import { importsApi } from '@memocartes/shared-api/imports.api';
import { invoicesApi } from '@memocartes/shared-api/invoices.api';
import { notificationsApi } from '@memocartes/shared-api/notifications.api';
import { oidcApi } from '@memocartes/shared-api/oidc.api';
import { operationsPageApi } from '@memocartes/shared-api/operations-page.api';
import { packsApi } from '@memocartes/shared-api/packs.api';
import { printApi } from '@memocartes/shared-api/print.api';
import { privacyApi } from '@memocartes/shared-api/privacy.api';
import { publicCardsApi } from '@memocartes/shared-api/public-cards.api';
import { remotesApi } from '@memocartes/shared-api/remotes.api';
import { newRequestId } from '@memocartes/shared-api/request-id';
import { resourcesApi } from '@memocartes/shared-api/resources.api';
import { scanApi } from '@memocartes/shared-api/scan.api';
import { schoolsApi } from '@memocartes/shared-api/schools.api';
import { sessionsApi } from '@memocartes/shared-api/sessions.api';
import { studentWeekApi } from '@memocartes/shared-api/student-week.api';
import { studentsApi } from '@memocartes/shared-api/students.api';
import { subjectsApi } from '@memocartes/shared-api/subjects.api';
import { teacherDashboardApi } from '@memocartes/shared-api/teacher-dashboard.api';
import { trackingApi } from '@memocartes/shared-api/tracking.api';
import { usersApi } from '@memocartes/shared-api/users.api';
import { yearChangeApi } from '@memocartes/shared-api/year-change.api';
import { configureStore } from '@reduxjs/toolkit';

import {
  answerTo,
  type Classroom,
  createClassroom,
  givePack,
  laterWeek,
  schoolWeek,
  someCards,
} from '../testing/classroom.ts';
import { jpeg } from '../testing/files/images.ts';
import { homeClassroom } from '../testing/home.ts';
import { remotesFolder } from '../testing/remotes.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';

// Calls every endpoint of the client's data layer on a real server. If the server does not accept an endpoint's path,
// parameter or body, the call fails here.
let server: TestServer;
let classroom: Classroom;
let cookies = '';
const triedEndpoints = new Set<string>();
const realFetch = globalThis.fetch;

beforeAll(async () => {
  server = await testServer({ REMOTES_DIR: remotesFolder() });
  classroom = await createClassroom(server);
});

afterAll(async () => {
  globalThis.fetch = realFetch;
  await server.close();
});

type Initiated = { unwrap?: () => Promise<unknown> } & PromiseLike<unknown>;
type Endpoint<Arg> = { name: string; initiate: (arg: Arg) => unknown };

/**
 * A function that calls endpoints as a person, or without a person as the tablet whose cookies were received last. It
 * throws the error of a refused call.
 */
function client(person?: Person) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  globalThis.fetch = async (url, init = {}) => {
    const headers = new Headers(init.headers);
    if (person) headers.set('authorization', `Bearer ${person.token}`);
    else if (cookies) headers.set('cookie', cookies);
    const response = await realFetch(new URL(url instanceof Request ? url.url : url, server.origin), {
      ...init,
      headers,
    });
    cookies =
      response.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ') || cookies;
    return response;
  };

  const call = async <Arg, Result = never>(endpoint: Endpoint<Arg>, arg: Arg): Promise<Result> => {
    triedEndpoints.add(endpoint.name);
    const sent: Initiated = store.dispatch(endpoint.initiate(arg) as never);
    return (await sent.unwrap!()) as Result;
  };

  /** Clears the cache and ends all subscriptions. */
  const leave = () => void store.dispatch(api.util.resetApiState());
  return Object.assign(call, { store, leave });
}

type Id = { id: number };

test('accepts the calls for accounts and login sessions', async () => {
  const { endpoints: auth } = authApi;
  const superadmin = await server.seed.superadmin();
  const call = client(superadmin);
  await call(auth.checkToken, undefined);
  await call(auth.getMe, undefined);
  await call(auth.checkEmail, { email: 'personne@test.example' });
  await call(auth.listAccounts, { search: 'cam' });
  await call(auth.listAppFollowers, {});
  const { id } = await call<never, Id>(auth.createAccount, {
    role: 'SUPERADMIN',
    email: 'nouvelle@test.example',
    firstname: 'Nour',
    lastname: 'Haddad',
  } as never);
  await call(auth.getAccount, { id });
  await call(auth.sendInvitation, { id });
  await call(auth.updateAccount, { id, lastname: 'Hadad' });
  await call(auth.rejectAccount, { id });
  await expect(call(auth.claimSlip, { code: 'AAAA-BBBB-CCCC', email: 'a@test.example' })).rejects.toMatchObject({
    code: 'UNKNOWN_CLAIM_CODE',
  });
  await call(auth.listLoginSessions, undefined);
  await expect(call(auth.endLoginSession, { id: 2_000_000_000 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await call(auth.endOtherLoginSessions, undefined);
  await call(auth.changeEmail, { email: 'autre@test.example' });
  await call(auth.getSecondFactor, undefined);
  await call(auth.startEnrolment, {});
  const wrong = { code: '000000' };
  await expect(call(auth.confirmEnrolment, wrong)).rejects.toMatchObject({ code: 'WRONG_CODE' });
  await expect(call(auth.renewRecoveryCodes, wrong)).rejects.toMatchObject({ code: 'WRONG_CODE' });
  await expect(call(auth.disableSecondFactor, wrong)).rejects.toMatchObject({ code: 'WRONG_CODE' });
  await expect(call(auth.resetSecondFactor, { id: classroom.teacher.id })).rejects.toMatchObject({ code: 'CONFLICT' });
  const { token: ticket } = await call<void, { token: string }>(auth.getTempToken, undefined);
  const otherSuperadmin = await server.seed.superadmin();
  await call(auth.deleteAccount, { id: otherSuperadmin.id });
  const anonymous = client();
  await anonymous(auth.askReset, { email: superadmin.email });
  await anonymous(auth.takeTicket, { ticket });
  await expect(anonymous(auth.confirmEmail, { ticket })).rejects.toMatchObject({ code: 'INVALID_KEY' });
  await anonymous(oidcApi.endpoints.startSignOn, undefined);
  await expect(anonymous(auth.login, { email: superadmin.email, password: 'Faux-2026!' })).rejects.toMatchObject({
    code: 'INVALID_CREDENTIALS',
  });
  await expect(
    client(superadmin)(auth.setPassword, { password: 'Cerise-Bavarde-26!', current_password: 'x' }),
  ).rejects.toMatchObject({
    code: 'WRONG_PASSWORD',
  });
  await client(classroom.teacher)(auth.issueLinkCode, undefined);
  await client(superadmin)(auth.logout, undefined);
});

test('accepts the calls for schools, staff and followers', async () => {
  const { endpoints: schools } = schoolsApi;
  const { endpoints: users } = usersApi;
  const call = client(await server.seed.superadmin());
  await call(schools.listSchools, { search: 'éco', offers_id: ['4'] });
  await call(schools.selectSchools, { name: 'éc' });
  await call(schools.selectOffers, undefined);
  const school = {
    name: 'École neuve',
    code: 'NEUVE 1',
    mail: 'neuve@test.example',
    address_city: 'Lyon',
    offers_id: 4 as const,
    invoice_periodicity: 'ANNUAL' as const,
    date_expiration: '2090-08-31',
    nb_teachers_max: 5,
  };
  const { id } = await call<typeof school, Id>(schools.createSchool, school);
  await call(schools.getSchool, { id });
  await call(schools.updateSchool, { id, description: 'Neuve' });
  const person = { firstname: 'Lila', lastname: 'Roy', phone: '0639980001', schools_id: id };
  const staff = { ...person, role: 'TEACHER' as const, email: 'lila@test.example' };
  const { id: teacher } = await call<typeof staff, Id>(users.createUser, staff);
  await call(users.listUsers, { school_id: id });
  await call(users.invitePeople, { ids: [teacher] });
  await call(users.makeSlips, { ids: [teacher] });
  await call(users.selectUsers, { role: 'TEACHER', schools_id: id });
  await call(users.getUser, { id: teacher });
  await call(users.updateUser, { id: teacher, phone: '0639980002' });
  await call(users.deleteUser, { id: teacher });
  await call(users.listFollowers, { school_id: classroom.school.id });
  const follower = await server.seed.follower({ schoolId: classroom.school.id });
  const link = { user_id: follower.userId, student_id: classroom.ada.id };
  await call(users.attachFollower, { ...link, relation: 'Père' });
  await call(users.updateRelation, { ...link, relation: 'Mère' });
  await call(users.detachFollower, link);
  await call(schools.deleteSchool, { id });
  await call(dashboardsApi.endpoints.getSuperadminDashboard, undefined);
  await client(classroom.follower)(dashboardsApi.endpoints.getUserDashboard, undefined);
});

test('accepts the calls for attaching a follower of another school', async () => {
  const { endpoints: requests } = attachRequestsApi;
  const follower = await server.seed.follower();
  const fields = { id: classroom.ada.id, email: follower.email, relation: 'Père' as const };
  const createRequest = () => client(classroom.schoolAdmin)<typeof fields, Id>(requests.createAttachRequest, fields);
  const { id: withdrawn } = await createRequest();
  const school = client(classroom.schoolAdmin);
  await school(requests.listSentRequests, { id: classroom.ada.id });
  await school(requests.withdrawAttachRequest, { id: withdrawn });
  const { id: refused } = await createRequest();
  const person = client(follower);
  await person(requests.listReceivedRequests, undefined);
  await person(requests.refuseAttachRequest, { id: refused });
  const { id: accepted } = await createRequest();
  await client(follower)(requests.acceptAttachRequest, { id: accepted });
});

test('accepts the calls for classes, students and their import', async () => {
  const { endpoints: classes } = classesApi;
  const { endpoints: students } = studentsApi;
  const call = client(classroom.schoolAdmin);
  await call(dashboardsApi.endpoints.getAdminDashboard, undefined);
  await call(classes.listClasses, { level: ['CE1'] });
  await call(classes.selectClasses, { name: 'ce' });
  const { id: class_id } = await call<unknown, Id>(classes.createClass as never, { name: 'CM2 Z', level: 'CM2' });
  await call(classes.updateClass, { id: class_id, name: 'CM2 Y' });
  await call(classes.getClass, { id: class_id });
  const teaching = { classes_id: class_id, users_pro_id: classroom.colleague.userId };
  const { id: linkId } = await call<typeof teaching, Id>(classes.addTeacherToClass, teaching);
  await call(classes.getClassUserPro, { id: linkId });
  await call(classes.removeTeacherFromClass, { id: linkId });
  const data = Buffer.from('nom,prénom\nDupont,Max').toString('base64');
  const read = { id: class_id, title: 'classe.csv', type: 'text/csv', data };
  const preview = await call<typeof read, { rows: { line: number; student: never }[] }>(
    importsApi.endpoints.previewImport,
    read,
  );
  await call(importsApi.endpoints.validateImport, {
    id: class_id,
    rows: preview.rows.map(({ line, student }) => ({ line, student })),
  });
  const { id } = await call<unknown, Id>(students.createStudent as never, { firstname: 'max' });
  await call(students.updateStudent, { id, lastname: 'petit' });
  await call(students.listStudents, { search: 'ma', level: ['CM2'] });
  await call(students.selectStudents, { name: 'ma' });
  await call(students.getStudent, { id });
  await call(students.assignStudent, { id, class_id });
  await call(students.listAllStudents, { class_id: classroom.class_.id });
  await call(students.previewPlacing, { students: [id], class_id: classroom.class_.id });
  await call(students.transferStudents, { id: classroom.class_.id, students: [id] });
  await call(students.unassignStudents, { students: [id] });
  await call(students.setPhysicalCards, { students: [id], is_phygital: false });
  await call(students.deleteStudent, { id });
  await call(classes.deleteClass, { id: class_id });
  await client(classroom.follower)(students.listChildren, undefined);
});

test('accepts the calls for importing a whole school, changing the year, and undoing an operation', async () => {
  const school = await server.seed.school();
  const call = client(await server.seed.schoolAdmin({ schoolId: school.id }));
  const data = Buffer.from('nom,prénom,niveau,classe\nDupont,Max,CP,CP A').toString('base64');
  const read = { id: school.id, title: 'ecole.csv', type: 'text/csv', data };
  const preview = await call<typeof read, { rows: { line: number; student: never }[] }>(
    importsApi.endpoints.previewSchoolImport,
    read,
  );
  const rows = preview.rows.map(({ line, student }) => ({ line, student }));
  const corrected = { id: school.id, rows, create_classes: true };
  await call(importsApi.endpoints.validateSchoolImport, corrected);
  const person = { firstname: 'Nour', lastname: 'Dupont', email: null, phone: null };
  const child = { child_firstname: 'Max', child_lastname: 'Dupont', child_birthname: null, class_: null };
  const adult = { ...person, relation: null, ...child, student_id: null };
  const followers = { id: school.id, rows: [{ line: 2, nth: 0, adult }] };
  await call(importsApi.endpoints.previewFollowerImport, followers);
  await call(importsApi.endpoints.validateFollowerImport, followers);
  const staff = { id: school.id, rows: [{ line: 2, nth: 0, adult: { ...person, classes: 'CP A' } }] };
  await call(importsApi.endpoints.previewStaffImport, staff);
  await call(importsApi.endpoints.validateStaffImport, staff);
  const question = { id: school.id, repeaters: [] };
  const { digest } = await call<typeof question, { digest: string }>(
    yearChangeApi.endpoints.previewYearChange,
    question,
  );
  await call(yearChangeApi.endpoints.applyYearChange, { ...question, digest });
  const { operations } = await call<object, { operations: Id[] }>(operationsApi.endpoints.listOperations, {});
  await call(operationsApi.endpoints.undoOperation, { id: operations[0]!.id });
});

test('accepts the calls for cards, packs and boxes', async () => {
  const { endpoints: cards } = cardsApi;
  const { endpoints: packs } = packsApi;
  const call = client(classroom.teacher);
  const { matter, cards: ids } = await someCards(server, 2);
  await call(subjectsApi.endpoints.selectSubjects, {});
  await call(subjectsApi.endpoints.viewSubject, { id: matter.id });
  const fields = { matter_id: matter.id, level: 'CE1' as const, fline1: '7 × 8', bline1: '56' };
  const { id: card } = await call<typeof fields, Id>(cards.createCard, fields);
  await call(cards.updateCard, { id: card, bline1: 'cinquante-six' });
  await call(cards.getCard, { id: card });
  await call(cards.getCardUses, { id: card });
  const { id: copy } = await call<Id, Id>(cards.duplicateCard, { id: card });
  await call(cards.deleteCard, { id: copy });
  await call(cards.listCards, { search: '7', level: 'CE1' });
  await call(cards.deleteCard, { id: card });
  const { endpoints: images } = cardsImagesApi;
  const picture = {
    title: 'chat.jpg',
    alt: 'Un chat',
    type: 'image/jpeg' as const,
    data: (await jpeg()).toString('base64'),
  };
  const { id: image } = await call<typeof picture, Id>(images.createCardImage, picture);
  await call(images.listCardImages, { search: 'chat', mine: 'true' });
  await call(images.updateCardImage, { id: image, alt: 'Un chat noir' });
  await call(images.getCardImage, { id: image });
  await call(images.deleteCardImage, { id: image });
  const deck = { data: Buffer.from('Recto,Verso\nPérou,Lima').toString('base64'), matter_id: matter.id };
  const { rows } = await call<typeof deck, { rows: [] }>(cardsImportApi.endpoints.previewCardImport, deck);
  await call(cardsImportApi.endpoints.importCards, { rows, matter_id: matter.id });
  const { endpoints: bulk } = cardsBulkApi;
  const two = { cards: [fields, { ...fields, fline1: '7 × 9' }] };
  const { ids: batch } = await call<typeof two, { ids: number[] }>(bulk.createCards, two);
  await call(bulk.selectCards, { search: '7', mine: 'true' });
  const publish = { ids: batch, changes: { status: 'FINAL' as const } };
  const { operation_id } = await call<typeof publish, { operation_id: number }>(bulk.changeCards, publish);
  await call(bulk.listCardOperations, undefined);
  await call(bulk.undoCardOperation, { id: operation_id });
  const pack = { title: 'Tables', icon: 'star', cards: ids };
  const { id } = await call<typeof pack, Id>(packs.createPack, pack);
  await call(packs.updatePack, { id, title: 'Les tables' });
  await call(packs.viewPack, { id });
  await call(packs.listPacks, { search: 'tab' });
  const week = { id, classes_id: classroom.class_.id, week: schoolWeek };
  await call(packs.assignPack, week);
  await call(packs.listClassWeeks, { id: classroom.class_.id, from: schoolWeek, to: schoolWeek });
  await call(packs.movePack, { ...week, to: laterWeek });
  await call(packs.unassignPack, { ...week, week: laterWeek });
  await call(packs.countCompletedPacks, { school_id: classroom.school.id });
  await call(packs.countNonAttributedPacks, { school_id: classroom.school.id });
  await call(packs.removePackCard, { id, card_id: ids[1]! });
  await call(packs.deletePack, { id });
  const { qr_code } = await server.seed.card();
  const { card: own } = await call<object, { card: Id }>(publicCardsApi.endpoints.viewPublicCard as never, {
    code: qr_code,
  });
  await call(cards.getCard, { id: own.id });
  await call(boxesApi.endpoints.viewStudentBoxes, { id: classroom.zoe.id });
  await call(studentWeekApi.endpoints.viewStudentWeek, { id: classroom.zoe.id, week: mondayOf(today()) });
  await call(boxesApi.endpoints.viewClassBoxes, { id: classroom.class_.id });
  await call(boxesApi.endpoints.listClassCards, { id: classroom.class_.id, box: 1, cards_id: [1, 2] });
  await call(boxesApi.endpoints.viewHardestCards, { id: classroom.class_.id });
  await call(teacherDashboardApi.endpoints.viewTeacherDashboard, undefined);
});

test('accepts the calls for boxes of a student’s cards, recorded by hand', async () => {
  const { endpoints: tracking } = trackingApi;
  const call = client(classroom.teacher);
  const { cards } = await someCards(server, 20);
  await givePack(server, classroom, cards.slice(0, 2), addDays(mondayOf(today()), -7));
  const own = { schools_id: classroom.school.id, classes_id: classroom.class_.id };
  const { id } = await server.seed.student({ ...own, is_phygital: true });
  await call(tracking.activateDemo, { id });
  await call(tracking.resetTracking, { id });
  await call(tracking.initCurrentCards, { student_id: id });
  await call(tracking.listCurrentCards, { student_id: id, box: 1 });
  await call(tracking.placeCards, { id, placements: [{ client_id: randomUUID(), cards_id: cards[0]!, box: 3 }] });
  const { epoch, cards: scannable } = await call<{ student_id: number }, Scannable>(
    scanApi.endpoints.listScannableCards,
    { student_id: id },
  );
  const scan = {
    client_id: randomUUID(),
    code: scannable[0]!.qr_code,
    is_right: true,
    answered_at: new Date().toISOString(),
  };
  await call(scanApi.endpoints.recordScans, { student_id: id, epoch, scans: [scan] });
});

test('accepts the calls for avatars and documents', async () => {
  const { endpoints: avatars } = avatarsApi;
  const avatar_data = (await jpeg()).toString('base64');
  const avatar = { avatar_data, avatar_title: 'Avatar', avatar_type: 'IMAGE' as const };
  const follower = client(classroom.follower);
  await follower(avatars.createStudentAvatar, { student_id: classroom.zoe.id, ...avatar });
  await follower(avatars.replaceStudentAvatar, { student_id: classroom.zoe.id, ...avatar });
  await follower(avatars.deleteStudentAvatar, { id: classroom.zoe.id });
  const call = client(classroom.teacher);
  await call(avatars.createUserAvatar, { user_id: classroom.teacher.userId, ...avatar });
  await call(avatars.replaceUserAvatar, { user_id: classroom.teacher.userId, ...avatar });
  await call(avatars.deleteUserAvatar, { id: classroom.teacher.userId });
  const file = { title: 'Consignes', type: 'text/plain' as const, data: 'Qm9uam91cg==' };
  const { id } = await call<typeof file, Id>(documentsApi.endpoints.createDocument, file);
  await call(documentsApi.endpoints.updateDocument, { id, title: 'Les consignes' });
});

test('accepts the calls for editions', async () => {
  const { endpoints } = editionsApi;
  const call = client(await server.seed.superadmin());
  const { id } = await call<object, Id>(endpoints.createEdition as never, { name: 'Édition 2026' });
  await call(endpoints.updateEdition, { id, name: 'Édition 2027' });
  await call(endpoints.listEditions, undefined);
});

test('accepts the calls for the state of the portal', async () => {
  const call = client(await server.seed.superadmin());
  await call(operationsPageApi.endpoints.getPortalState, undefined);
  await expect(call(operationsPageApi.endpoints.retryJob, { id: randomUUID() })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await call(operationsPageApi.endpoints.retryMails, undefined);
  await expect(call(operationsPageApi.endpoints.retryMail, { id: 2_000_000_000 })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('accepts the calls for announcements', async () => {
  const { endpoints } = announcementsApi;
  const call = client(await server.seed.superadmin());
  const { id } = await call<never, Id>(endpoints.createAnnouncement, {
    level: 'INFO',
    content_fr: 'Bonjour',
    target: 'ALL',
    request_id: newRequestId(),
    date_start: today(),
    date_end: addDays(today(), 1),
  } as never);
  await call(endpoints.listAnnouncements, { state: 'RUNNING' });
  await call(endpoints.getAnnouncement, { id });
  await call(endpoints.updateAnnouncement, { id, content_en: 'Hello' });
  await call(endpoints.deleteAnnouncement, { id });
  await call(endpoints.restoreAnnouncement, { id });
  const reader = client(await server.seed.teacher());
  expect(await reader(endpoints.listCurrentAnnouncements, undefined)).toMatchObject({ announcements: [{ id }] });
  await reader(endpoints.dismissAnnouncement, { id });
});

test('accepts the calls for resources and their sections', async () => {
  const { endpoints } = resourcesApi;
  const superadmin = client(await server.seed.superadmin());
  const { id: section_id } = await superadmin<object, Id>(endpoints.createSection as never, { title: 'Méthode' });
  await superadmin(endpoints.updateSection, { id: section_id, position: 1 });
  const { id: empty } = await superadmin<object, Id>(endpoints.createSection as never, { title: 'Vide' });
  await superadmin(endpoints.deleteSection, { id: empty });
  const call = client(classroom.teacher);
  const file = { title: 'Fiche', type: 'text/plain' as const, data: 'Qm9uam91cg==' };
  const { id: document_id } = await call<typeof file, Id>(documentsApi.endpoints.createDocument, file);
  const fields = { title: 'Fiche', description: 'Une fiche.', section_id, document_id, audience: 'SCHOOL' as const };
  const { id } = await call<typeof fields, Id>(endpoints.createResource, fields);
  await call(endpoints.listSections, { search: 'fiche', nb_items: 100 });
  await call(endpoints.selectSections, { name: 'me' });
  const { version } = await call<Id, { version: number }>(endpoints.getResource, { id });
  await call(endpoints.updateResource, { id, ifVersion: version, title: 'La fiche' });
  await call(endpoints.deleteResource, { id });
  await call(endpoints.listDeletedResources, undefined);
  await call(endpoints.restoreResource, { id });
});

test('accepts the calls for history and contact', async () => {
  const call = client(classroom.schoolAdmin);
  await call(historyApi.endpoints.listHistory, { entity_type: 'STUDENT', entity_id: classroom.zoe.id });
  await call(contactApi.endpoints.sendContact, { subject: 'Bonjour', details: 'Une question.' });
  const superadmin = client(await server.seed.superadmin());
  const { messages } = await superadmin<object, { messages: Id[] }>(contactApi.endpoints.listContactMessages, {
    state: 'NEW',
  });
  const { id } = messages[0]!;
  await superadmin(contactApi.endpoints.getContactMessage, { id });
  await superadmin(contactApi.endpoints.updateContactMessage, { id, state: 'NEW' });
  await superadmin(contactApi.endpoints.answerContactMessage, { id, answer: 'Bonjour.' });
  await superadmin(contactApi.endpoints.deleteContactMessage, { id });
});

test('accepts the calls for prints', async () => {
  const { endpoints } = printApi;
  const { cards } = await someCards(server, 1);
  const call = client(classroom.teacher);
  const { id } = await call<object, Id>(endpoints.createPrint, { cards });
  await call(endpoints.getPrintJob, { id });
  await call(endpoints.getPrintQuota, undefined);
  const superadmin = client(await server.seed.superadmin());
  const edition = await superadmin<object, Id>(editionsApi.endpoints.createEdition as never, { name: 'À imprimer' });
  await server.db.updateTable('cards').set({ edition_id: edition.id }).where('id', 'in', cards).execute();
  await superadmin(endpoints.printEdition, { id: edition.id, duplex: 'long' });
});

test('accepts the calls for notifications', async () => {
  const { endpoints } = notificationsApi;
  const call = client(classroom.teacher);
  const row = { type: 'INFO' as const, title: 'Bonjour', content: 'Bienvenue' };
  const { id } = await server.db.insertInto('notifications').values(row).returning('id').executeTakeFirstOrThrow();
  const link = await server.db
    .insertInto('notifications_users')
    .values({ notifications_id: id, authentications_id: classroom.teacher.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await call(endpoints.listNotifications, { nb_items: 20 });
  await call(endpoints.countNotifications, undefined);
  await call(endpoints.viewNotification, { id: link.id });
  await call(endpoints.viewNotificationForUser, { id });
  await call(endpoints.viewAllNotifications, undefined);
  await call(endpoints.getNotificationPreferences, undefined);
  const preferences = [{ kind: 'MESSAGE_RECEIVED' as const, portal: true, email: false }];
  await call(endpoints.updateNotificationPreferences, { preferences });
  await call(endpoints.listStudentNotifications, { id: classroom.zoe.id });
});

test('accepts the calls for conversations, messages and their reports', async () => {
  const { endpoints } = chatsApi;
  const call = client(classroom.teacher);
  const { id: chat } = await call<never, Id>(endpoints.createChat, { student_id: classroom.zoe.id } as never);
  await call(endpoints.listChats, { search: 'zoe', nb_items: 20 });
  await call(endpoints.getChat, { id: chat });
  const body = { chat_id: chat, content: 'Bonjour', client_id: newRequestId() };
  const { id } = await call<never, Id>(endpoints.sendMessage, body as never);
  const { id: second } = await call<never, Id>(endpoints.sendMessage, { ...body, client_id: newRequestId() } as never);
  await call(endpoints.sendToClass, { class_id: classroom.class_.id, content: 'Sortie vendredi' });
  await call(endpoints.listMessages, { id: chat, before: second, nb_items: 10 });
  await call(endpoints.takeBackMessage, { id: second });
  const follower = client(classroom.follower);
  await follower(endpoints.readChat, { id: chat, message_id: id });
  await follower(endpoints.reportMessage, { id, reason: 'Ton' });
  const admin = client(classroom.schoolAdmin);
  const { reports } = await admin<{ resolved: 'false' }, { reports: Id[] }>(endpoints.listMessageReports, {
    resolved: 'false',
  });
  await admin(endpoints.getMessageReport, { id: reports[0]!.id });
  await admin(endpoints.resolveMessageReport, { id: reports[0]!.id });
});

test('accepts the calls for invoices, the price list and buyers', async () => {
  const { endpoints } = invoicesApi;
  const call = client(await server.seed.superadmin());
  const schoolId = (await server.seed.school({ offers_id: offerIds.SCHOOL_PAYED, invoice_periodicity: 'ANNUAL' })).id;
  const address = { address: '1 rue', address_postal_code: '45000', address_city: 'Orléans', siret: '21450234500011' };
  const company = { ...address, name: 'Mémocartes', vat_number: null, mail: 'a@test.example', iban: null };
  await call(endpoints.saveSeller, company);
  await call(endpoints.viewSeller, undefined);
  const price = {
    offers_id: offerIds.SCHOOL_PAYED,
    invoice_periodicity: 'ANNUAL',
    vat_rate: null,
    date_start: '2020-01-01',
  } as const;
  await call(endpoints.createPrice, { ...price, school_cents: 100, student_cents: 1 });
  const later = { ...price, date_start: '2090-01-01', school_cents: 100, student_cents: 1 };
  const { id: unused } = await call<object, Id>(endpoints.createPrice as never, later);
  await call(endpoints.listPrices, undefined);
  await call(endpoints.deletePrice, { id: unused });
  const buyer = { ...address, name: 'Commune', service_code: null, engagement_number: null, mail: 'b@test.example' };
  await call(endpoints.saveBuyer, { id: schoolId, ...buyer });
  await call(endpoints.viewBuyer, { id: schoolId });
  await call(endpoints.listBillableSchools, {});
  await call(endpoints.listBillableSchools, { kind: 'PAST' });
  await call(endpoints.listSchoolTrials, { kind: 'TRIAL' });
  await call(endpoints.listTeacherTrials, {});
  await call(endpoints.previewInvoices, { schools_id: [schoolId] });

  const draft = async () => {
    const { ids } = await call<object, { ids: number[] }>(endpoints.createInvoices, {
      schools_id: [schoolId],
    });
    return ids[0]!;
  };

  await call(endpoints.deleteInvoice, { id: await draft() });
  const id = await draft();
  await call(endpoints.issueInvoices, { invoices_id: [id] });
  await call(endpoints.listInvoices, { school_id: schoolId });
  await call(endpoints.countInvoices, undefined);
  await call(endpoints.listInvoiceMonths, undefined);
  await call(endpoints.viewInvoice, { id });
  await call(endpoints.sendInvoice, { id });
  await call(endpoints.sendInvoices, { invoices_id: [id] });
  await call(endpoints.savePayment, { id, payment: { date: today(), means: 'TRANSFER' } });
  await call(endpoints.creditInvoice, { id });
});

test('accepts the call for the live events of an account', async () => {
  const { watchAccount } = accountLiveApi.endpoints;
  const teacher = client(classroom.teacher);
  await teacher(watchAccount, undefined);
  expect(watchAccount.select()(teacher.store.getState()).data).toMatchObject({ isUp: true });
  teacher.leave();
});

test('refetches the last session of a class when another call opens a session', async () => {
  const { endpoints: sessions } = sessionsApi;
  const school = await createClassroom(server);
  const teacher = client(school.teacher);
  await teacher(sessions.watchSessions, undefined);
  await teacher(sessions.viewLastSession, { id: school.class_.id });
  const shownSession = () =>
    sessions.viewLastSession.select({ id: school.class_.id })(teacher.store.getState()).data?.session;
  expect(shownSession()).toBeNull();
  const body = await server.as(school.teacher).body(sessionsRoutes.open, { body: { classes_id: school.class_.id } });
  while (!shownSession()) await pause(50);
  expect(shownSession()).toMatchObject({ id: body.id });
  teacher.leave();
});

test('accepts the calls for revision sessions, and the tablet that joins a session', async () => {
  const { endpoints: sessions } = sessionsApi;
  const { endpoints: device } = deviceApi;
  const { cards } = await someCards(server, 1);
  await givePack(server, classroom, cards, mondayOf(today()));
  const teacher = client(classroom.teacher);
  const open = { classes_id: classroom.class_.id };
  const { id, code } = await teacher<typeof open, Id & { code: string }>(sessions.openSession, open);
  await teacher(sessions.viewSession, { id });
  await teacher(sessions.listSessions, {});
  await teacher(sessions.listSessionStudents, { id });
  await teacher(sessions.listMissedCards, { id });
  await teacher(sessions.viewLastSession, { id: classroom.class_.id });
  await teacher(sessions.extendSession, { id, end_time: new Date(Date.now() + 3_600_000).toISOString() });
  await teacher(sessions.markPresence, { id, student_id: classroom.zoe.id, present: true });

  cookies = '';
  const tablet = client();
  await tablet(device.viewDevice, undefined);
  await tablet(device.attachDevice, { school_code: classroom.school.code });
  await tablet(device.cancelAttachment, undefined);
  const { secret } = await client(classroom.schoolAdmin)<{ school_id: number }, { secret: string }>(
    devicesApi.endpoints.getDeviceSecret,
    { school_id: classroom.school.id },
  );
  const attached = client();
  await attached(device.attachDevice, { secret });
  await attached(device.joinSession, { code });
  await attached(device.viewDeviceSession, { id });
  await attached(device.watchDeviceSession, { id });
  const mine = { id, student_id: classroom.zoe.id };
  await attached(device.startRevision, mine);
  await attached(device.cancelStart, mine);
  await attached(device.startRevision, mine);
  const answer = {
    client_id: randomUUID(),
    cards_id: cards[0]!,
    is_right: true,
    answered_at: new Date().toISOString(),
  };
  await attached(device.sendAnswers, { ...mine, answers: [answer] });
  await attached(device.endRevision, mine);
  attached.leave();

  const schoolAdmin = client(classroom.schoolAdmin);
  const { endpoints: devices } = devicesApi;
  const { devices: approvedDevices } = await schoolAdmin<object, { devices: Id[] }>(devices.listDevices, {
    status: ['APPROVED'],
  });
  const [{ id: tabletId }] = approvedDevices as [Id];
  await schoolAdmin(devices.renameDevice, { id: tabletId, name: 'Près de la fenêtre' });
  await schoolAdmin(devices.revokeDevice, { id: tabletId });
  await schoolAdmin(devices.restoreDevice, { id: tabletId });
  const waiting = { status: 'WAITING', approval: null, date_approve: null } as const;
  const request = async () => (await server.seed.device({ schools_id: classroom.school.id, ...waiting })).id;
  await schoolAdmin(devices.approveDevice, { id: await request() });
  await schoolAdmin(devices.refuseDevice, { id: await request() });
  await schoolAdmin(devices.revokeAllDevices, { school_id: classroom.school.id });
  await schoolAdmin(devices.renewDeviceSecret, { school_id: classroom.school.id });

  const again = client(classroom.teacher);
  await again(sessions.closeSession, { id });
  await again(sessions.closeOverdueSessions, undefined);
});

test('accepts the calls for revision at home, by the follower and on the device', async () => {
  const { endpoints: home } = homeApi;
  const classroom = await homeClassroom(server, 'COUNTS', 1);
  cookies = '';
  const follower = client(classroom.follower);
  const child = { id: classroom.zoe.id };
  const { code } = await follower<Id, { code: string }>(home.createHomeCode, child);
  await follower(home.openHome, child);
  const { devices } = await follower<Id, { devices: Id[] }>(home.viewHomeAccess, child);
  const ofDevice = { id: devices[0]!.id, student_id: child.id };
  await follower(home.revokeHomeDevice, ofDevice);
  await follower(home.restoreHomeDevice, ofDevice);

  cookies = '';
  const tablet = client();
  await tablet(home.viewHome, undefined);
  await tablet(home.attachHome, { code });
  const ofStudent = { student_id: child.id };
  const { id } = await tablet<typeof ofStudent, Id>(home.startHomeRevision, ofStudent);
  const answers = [answerTo(classroom.cards[0]!, 'right')];
  await tablet(home.sendHomeAnswers, { ...ofStudent, id, answers });
  await tablet(home.endHomeRevision, { ...ofStudent, id });
  cookies = '';
  await client(classroom.teacher)(home.viewHomeActivity, child);
});

test('accepts the calls for audit log, exports, notice and consents', async () => {
  const { endpoints: audit } = auditApi;
  const { endpoints: privacy } = privacyApi;
  const admin = client(classroom.schoolAdmin);
  await admin(audit.listAudit, { kind: 'SIGN_IN' as const });
  await admin(privacy.exportUser, { id: classroom.teacher.userId });
  const { id } = await admin<unknown, Id>(privacy.exportStudent as never, { id: classroom.zoe.id });
  await admin(privacy.getExport, { id });
  await admin(privacy.listExports, undefined);
  const follower = client(classroom.follower);
  const { version } = await follower<unknown, { version: number }>(privacy.getNotice as never, undefined);
  await follower(privacy.acknowledgeNotice, { version });
  await follower(privacy.setConsent, { id: classroom.zoe.id, kind: 'AVATAR' as const, is_granted: true });
  await follower(privacy.listConsents, undefined);
});

test('accepts the calls for versions of remotes', async () => {
  const { endpoints: remotes } = remotesApi;
  const person = await server.seed.superadmin();
  let superadmin = client(person);
  await superadmin(remotes.listRemotes, undefined);
  await superadmin(remotes.listRemoteErrors, { name: 'mf-teacher' });
  const teacher = await server.seed.teacher();
  const { email } = await server.db
    .selectFrom('authentications')
    .select('email')
    .where('id', '=', teacher.id)
    .executeTakeFirstOrThrow();
  await superadmin(remotes.addDeveloper, { email: email! });
  await superadmin(remotes.listDevelopers, undefined);
  const developer = client(teacher);
  await developer(remotes.listOverrides, undefined);
  await developer(remotes.findOverride, { name: 'mf-teacher', version: '3' });
  // Requests are sent as the person of the client that was created last.
  superadmin = client(person);
  await superadmin(remotes.removeDeveloper, { id: teacher.id });
  await superadmin(remotes.changeRemote, { name: 'mf-teacher', action: 'PROMOTE' as const, version: '3' });
});

test('every endpoint was called', () => {
  const all = Object.keys((api as unknown as { endpoints: object }).endpoints);
  expect(all.filter((name) => !triedEndpoints.has(name))).toEqual([]);
});
