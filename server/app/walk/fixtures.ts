import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@memocartes/contract/errors/errors';
import type { Action } from '@memocartes/contract/permissions/actions';
import { accountFixtures } from './fixtures.accounts.ts';
import { cardFixtures } from './fixtures.cards.ts';
import { importFixtures } from './fixtures.imports.ts';
import { peopleFixtures } from './fixtures.people.ts';
import { privacyFixtures } from './fixtures.privacy.ts';
import { seesOwnClasses } from '../../students/scope.ts';
import { password } from './places.ts';
import type { Place, PlaceName, Walker } from './places.ts';
import type { things } from './things.ts';

/**
 * What a route is walked with. `:id` of its path is the thing's; what else its path or query names is of the same place.
 */
export type Fixture = {
  on: keyof typeof things;
  /** Parameters of the path besides the ordinary ones. */ params?: (
    place: Place,
    walker: Walker,
  ) => Record<string, string | number>;
  query?: (place: Place) => Record<string, string | number>;
  body?: (place: Place, walker: Walker) => unknown;
  /** The row that rules it, where the handler asks another one than the route's. */ as?: Action;
  /** What the table leaves to the query: whether the walker may know of it at all. */
  known?: (walker: Walker, name: PlaceName) => boolean;
  /** Answers that are no refusal of a permission. */ but?: ErrorCode[];
  /** How what is not known is refused, where it isn't 404. */ refusal?: ErrorCode;
  /** A success goes on until whoever asked leaves. */ isEndless?: boolean;
};

const inSchool = ({ school }: Place) => ({ school_id: school.id });
/** A print is its author's alone. */
const myPrint = ({ kind }: Walker, name: PlaceName) => kind === 'TEACHER' && name === 'mine';
const mineOnly = (_walker: Walker, name: PlaceName) => name === 'mine';
const ofOwnSchool = ({ kind }: Walker, name: PlaceName) => kind === 'SUPERADMIN' || name !== 'elsewhere';
/** A tablet sees faces and cards' pictures of the session it is in, no other file. */
const notOnTablets = ({ kind }: Walker) => kind !== 'DEVICE';
const nothing: Fixture = { on: 'nothing', known: () => true };
const list: Fixture = { on: 'school', query: inSchool, known: ofOwnSchool };

/** One's own link to the notification; somebody else's where one has none. */
const inboxLink = ({ inbox }: Place, { id }: Walker) => ({ id: inbox.get(id) ?? [...inbox.values()][0]! });

const name = () => ({ firstname: 'Nour', lastname: 'Haddad' });
const pupil = ({ student }: Place) => ({ students: [student.id] });
const mother = () => ({ relation: 'Mère' });
const file = () => ({
  title: 'a.csv',
  type: 'text/csv',
  data: Buffer.from('nom,prénom\nHaddad,Nour').toString('base64'),
});
const text = () => ({ title: 'Note', type: 'text/plain', data: Buffer.from('Bonjour').toString('base64') });
const oneAnswer = ({ common }: Place) => ({
  answers: [{ client_id: randomUUID(), cards_id: common.id, is_right: true, answered_at: new Date().toISOString() }],
});
const joined = { on: 'session', known: mineOnly } satisfies Fixture;
/** Of an image that can't be read: who may send one is told so. */
const badImage = () => ({ avatar_data: 'bm8=', avatar_title: 'a.jpg', avatar_type: 'IMAGE' });
const avatar = { body: badImage, but: ['FILE_TYPE_REFUSED', 'INVALID'] } satisfies Partial<Fixture>;

/** Every route of the contract: a new one is one more line. */
export const fixtures: Record<string, Fixture | Fixture[]> = {
  'GET /health': nothing,
  'GET /health/live': nothing,
  'GET /health/ready': nothing,
  'GET /settings': nothing,
  'POST /remote-failures': { ...nothing, body: () => ({ remote: 'mf-teacher', version: '1', reason: 'test' }) },

  'GET /auth/token': nothing,
  'GET /auth/user': nothing,
  'POST /auth/login': { ...nothing, body: ({ spare }) => ({ email: spare.email, password }) },
  ...accountFixtures,
  'POST /auth/logout': nothing,
  'GET /auth/temp_token': nothing,
  'POST /auth/ticket': { ...nothing, body: ({ ticket }) => ({ ticket }) },
  'POST /auth/reset': { ...nothing, body: () => ({ email: 'personne@nulle.example' }) },
  'PATCH /auth/': { ...nothing, body: ({ ticket }) => ({ ticket, password: 'Cerise-Bavarde-26!' }) },
  'POST /auth/link': nothing,
  'DELETE /auth/:id/second_factor': [
    { on: 'staffAccount', but: ['CONFLICT'] },
    { on: 'followerAccount', but: ['CONFLICT'] },
  ],
  'GET /auth/check/:email': { ...nothing, params: ({ staff }) => ({ email: staff.email }) },
  'GET /auth': nothing,
  'GET /auth/followers': { on: 'school', query: inSchool },
  'GET /auth/:id': [{ on: 'staffAccount' }, { on: 'followerAccount' }],
  'POST /auth': [
    {
      on: 'school',
      body: ({ school }) => ({ ...name(), role: 'TEACHER', email: 'n@test.example', school_id: school.id }),
    },
    {
      on: 'newFollower',
      body: ({ school }) => ({ ...name(), role: 'USER', email: 'n@test.example', school_id: school.id }),
    },
  ],
  'PATCH /auth/:id': [
    { on: 'staffAccount', body: name },
    { on: 'followerAccount', body: name },
  ],
  'DELETE /auth/:id': [{ on: 'staffAccount' }, { on: 'followerAccount' }],
  'DELETE /auth/:id/reject': [{ on: 'pendingAccount' }, { on: 'followerAccount', but: ['CONFLICT'] }],
  'GET /auth/:id/send_mail': [{ on: 'pendingAccount' }, { on: 'followerAccount', but: ['CONFLICT'] }],
  'POST /oidc/start': nothing,
  'POST /oidc/token': { ...nothing, but: ['UNSUPPORTED_MEDIA_TYPE', 'INVALID', 'OIDC_REFUSED'], body: () => ({}) },
  'GET /oidc/userinfo': { ...nothing, but: ['OIDC_REFUSED'] },

  'GET /students': list,
  'GET /students/select': { ...list, known: (walker, place) => walker.kind === 'USER' || ofOwnSchool(walker, place) },
  'GET /students/children': nothing,
  'GET /students/:id': { on: 'student' },
  'POST /students': { on: 'school', body: ({ school }) => ({ firstname: 'Nour', schools_id: school.id }) },
  'PATCH /students/:id': { on: 'student', body: () => ({ firstname: 'Nour' }) },
  'DELETE /students/:id': { on: 'student' },
  'POST /students/placement/preview': { on: 'student', body: (place) => ({ ...pupil(place), class_id: null }) },
  'PATCH /students/:id/class/:class_id': { on: 'student' },
  'PATCH /students/transfer/:id': { on: 'class', body: pupil },
  'PATCH /students/unassign': { on: 'student', body: pupil },

  'GET /classes': list,
  'GET /classes/select': list,
  'GET /classes/:id': { on: 'class' },
  'POST /classes': { on: 'school', body: ({ school }) => ({ name: 'CM2 Z', level: 'CM2', schools_id: school.id }) },
  'PATCH /classes/:id': { on: 'class', body: () => ({ name: 'CM2 Y' }) },
  'DELETE /classes/:id': { on: 'class' },
  'GET /classes_userspro/:id': { on: 'link' },
  'POST /classes_userspro': {
    on: 'class',
    body: ({ class_, spare }) => ({ classes_id: class_.id, users_pro_id: spare.userId }),
  },
  'DELETE /classes_userspro/:id': { on: 'link' },
  'POST /classes/:id/import/students': { on: 'class', body: file },
  'POST /schools/:id/import/students': { on: 'school', body: file, but: ['INVALID'] },
  ...importFixtures,
  'POST /schools/:id/year_change/preview': { on: 'school', body: () => ({}) },
  'POST /schools/:id/year_change': { on: 'school', body: () => ({ digest: 'ancien' }), but: ['PREVIEW_CHANGED'] },
  'GET /operations': list,
  'POST /operations/:id/undo': { on: 'operation' },

  'GET /schools': nothing,
  'GET /schools/select': nothing,
  'GET /schools/:id': { on: 'school' },
  'POST /schools': {
    on: 'nothing',
    body: () => ({
      ...{ name: 'École neuve', code: 'NEUVE 1', mail: 'neuve@test.example', address_city: 'Lyon', offers_id: 4 },
      ...{ invoice_periodicity: 'ANNUAL', date_expiration: '2090-08-31', nb_teachers_max: 5 },
    }),
  },
  'PATCH /schools/:id': [
    { on: 'school', body: () => ({ description: 'Neuve' }) },
    { on: 'school', as: 'school:edit', body: () => ({ name: 'École neuve' }) },
  ],
  'DELETE /schools/:id': { on: 'school' },
  'GET /offers/select': nothing,

  ...peopleFixtures,
  'GET /students/:id/attach_requests': { on: 'student' },
  'POST /students/:id/attach_requests': {
    on: 'student',
    body: ({ friend }) => ({ email: friend.email, ...mother() }),
  },
  'DELETE /attach_requests/:id': { on: 'attachRequest' },
  'GET /attach_requests': nothing,
  'POST /attach_requests/:id/accept': { on: 'receivedRequest', known: mineOnly },
  'POST /attach_requests/:id/refuse': { on: 'receivedRequest', known: mineOnly },
  'GET /history': list,
  'GET /audit': list,
  ...privacyFixtures,
  'POST /contact': { ...nothing, body: () => ({ subject: 'Bonjour', details: 'Une question.' }) },

  'GET /documents/:id': [
    { on: 'document', known: notOnTablets },
    { on: 'portrait', known: notOnTablets },
    { on: 'face', known: (walker, place) => !(seesOwnClasses(walker) || walker.kind === 'DEVICE') || place === 'mine' },
    { on: 'picture', known: ({ kind }, place) => kind !== 'DEVICE' || place === 'mine' },
  ],
  'POST /documents': { ...nothing, body: text },
  'PATCH /documents/:id': { on: 'document', body: () => ({ title: 'Autre' }) },
  'POST /users/:user_id/document': { on: 'staff', params: ({ staff }) => ({ user_id: staff.userId }), ...avatar },
  'PATCH /users/:user_id/document': { on: 'staff', params: ({ staff }) => ({ user_id: staff.userId }), ...avatar },
  'DELETE /users/:id/document': { on: 'staff' },
  'POST /students/:student_id/document': { on: 'student', ...avatar },
  'PATCH /students/:student_id/document': { on: 'student', ...avatar },
  'DELETE /students/:id/document': { on: 'student' },

  'GET /dashboards/superadmin': nothing,
  'GET /dashboards/admin': nothing,
  'GET /dashboards/teacher': nothing,
  'GET /dashboards/user': nothing,
  'GET /graphs/students/:id/cards': { on: 'student' },
  'PATCH /students/:id/demo/activate': { on: 'student', but: ['DEMO_REFUSED'] },
  'GET /cards_students/:student_id/current': { on: 'student' },
  'GET /cards_students/:student_id/current/init': { on: 'student', but: ['NOT_PHYGITAL'] },
  'PATCH /cards_students/:id/current': {
    on: 'student',
    body: ({ common }) => ({ placements: [{ client_id: randomUUID(), cards_id: common.id, box: 2 }] }),
    but: ['NOT_PHYGITAL'],
  },
  'PATCH /cards_students/:id/reset': { on: 'student' },
  'GET /classes/:id/boxes': { on: 'class' },
  'GET /classes/:id/cards': { on: 'class' },
  'GET /classes/:id/hardest_cards': { on: 'class' },
  'GET /classes/:id/weeks': { on: 'class' },

  ...cardFixtures,
  'GET /subjects/select': nothing,
  'GET /subjects/:id': { ...nothing, params: ({ common }) => ({ id: common.matter_id }) },

  'GET /packspro/': list,
  'GET /packspro/:id': { on: 'pack' },
  'POST /packspro/create': {
    on: 'class',
    as: 'pack:assign',
    body: ({ common, class_, week }) => ({ title: 'P', icon: 'star', cards: [common.id], classes_id: class_.id, week }),
  },
  'PATCH /packspro/:id': { on: 'pack', body: () => ({ title: 'Autre' }) },
  'DELETE /packspro/:id': { on: 'pack' },
  'DELETE /packspro/:id/card/:card_id': { on: 'pack', params: ({ common }) => ({ card_id: common.id }) },
  'POST /packspro/:id/classes': {
    on: 'class',
    params: ({ pack }) => ({ id: pack.id }),
    body: ({ class_, week }) => ({ classes_id: class_.id, week }),
  },
  'PATCH /packspro/:id/classes/:classes_id/:week': {
    on: 'class',
    params: ({ pack, givenWeek }) => ({ id: pack.id, week: givenWeek }),
    body: ({ week }) => ({ to: week }),
  },
  'DELETE /packspro/:id/classes/:classes_id/:week': {
    on: 'class',
    params: ({ pack, givenWeek }) => ({ id: pack.id, week: givenWeek }),
  },
  'GET /packspro/completed/count': list,
  'GET /packspro/non_attributed/count': list,

  'POST /print/cards': { on: 'nothing', body: ({ common }) => ({ cards: [common.id] }) },
  'GET /print/quota': nothing,
  'GET /print/jobs/:id': { on: 'printJob', known: myPrint },
  'GET /print/jobs/:id/file': { on: 'printJob', known: myPrint },

  'GET /sessions': list,
  'GET /sessions/clean': nothing,
  'GET /sessions/live': { ...nothing, isEndless: true },
  'GET /sessions/:id': { on: 'session' },
  'GET /sessions/:id/students': { on: 'session' },
  'GET /sessions/classe/:id/last': { on: 'class' },
  'POST /sessions': {
    on: 'class',
    body: ({ class_ }) => ({ classes_id: class_.id }),
    but: ['SESSION_ALREADY_OPEN'],
  },
  'PATCH /sessions/:id/close': { on: 'session' },
  'PATCH /sessions/:id/students/:student_id': { on: 'session', body: () => ({ present: true }) },

  'GET /device': nothing,
  'POST /device/attach': { ...nothing, body: ({ school }) => ({ school_code: school.code }) },
  'POST /device/cancel': nothing,
  'POST /device/join': {
    on: 'session',
    known: ofOwnSchool,
    body: ({ session }) => ({ code: session.code }),
    refusal: 'UNKNOWN_CODE',
  },
  'GET /device/sessions/:id': joined,
  'GET /device/sessions/:id/live': { ...joined, isEndless: true },
  'POST /device/sessions/:id/students/:student_id/start': joined,
  'POST /device/sessions/:id/students/:student_id/answers': { ...joined, body: oneAnswer },
  'POST /device/sessions/:id/students/:student_id/end': joined,

  'GET /devices': list,
  'PATCH /devices/:id/approve': { on: 'waitingDevice' },
  'PATCH /devices/:id/refuse': { on: 'waitingDevice' },
  'PATCH /devices/:id': { on: 'device', body: () => ({ name: 'Fenêtre' }) },
  'PATCH /devices/:id/revoke': { on: 'device' },
  'PATCH /devices/:id/restore': { on: 'revokedDevice' },
  'PATCH /devices/revoke_all': { on: 'school', body: inSchool },
  'GET /devices/secret': list,
  'PATCH /devices/secret': { on: 'school', body: inSchool },

  'GET /notifications': nothing,
  'GET /notifications/students/:id': { on: 'student' },
  'GET /notifications/count': nothing,
  'PATCH /notifications/:id/viewed': { on: 'notification', known: mineOnly, params: inboxLink },
  'PATCH /notifications/:id/users/viewed': { on: 'notification', known: mineOnly },
  'PATCH /notifications/users/viewed_all': nothing,
};
