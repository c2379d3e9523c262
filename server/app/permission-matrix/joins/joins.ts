import type { Place } from '../places/places.ts';
import type { JoinFixture, JoinRequest } from './join-fixture.ts';
import { announcementJoins } from './joins.announcements.ts';
import { avatarJoins } from './joins.avatars.ts';
import { familyJoins } from './joins.families.ts';
import { homeJoins } from './joins.home.ts';
import { importJoins } from './joins.imports.ts';
import { learningJoins } from './joins.learning.ts';
import { peopleJoins } from './joins.people.ts';
import { resourceJoins } from './joins.resources.ts';

const mother = { relation: 'Mère' };
const person = { firstname: 'Nour', lastname: 'Haddad', phone: '0639980001', email: 'n@test.example' };

const link = (first: Place, second: Place): JoinRequest => ({
  params: { user_id: first.follower.userId, student_id: second.student.id },
});

const linkWithRelation = (first: Place, second: Place): JoinRequest => ({ ...link(first, second), body: mother });
const ofPackAndClass = (pack: Place, { class_ }: Place) => ({ id: pack.pack.id, classes_id: class_.id });
const front = ({ jpeg }: Place) => ({ front_pattern: 'full', fimg: jpeg.id, front_alt: 'Un chat', fline1: null });
const back = ({ jpeg }: Place) => ({ back_pattern: 'full', bimg: jpeg.id, back_alt: 'Un chat', bline1: null });
/** The fixtures of every write that names two objects; each has its row in `join-reach.ts`. */
export const joinFixtures: Record<string, JoinFixture[]> = {
  ...announcementJoins,
  ...resourceJoins,
  'POST /users/:user_id/student/:student_id': [
    {
      ends: 'follower × student',
      ask: ({ friend }, { student }) => ({
        params: { user_id: friend.userId, student_id: student.id },
        body: mother,
      }),
    },
  ],
  'PATCH /users/:user_id/student/:student_id': [{ ends: 'follower × student', ask: linkWithRelation }],
  'DELETE /users/:user_id/student/:student_id': [{ ends: 'follower × student', ask: link }],
  'POST /students/:id/attach_requests': [
    {
      ends: 'follower’s address × student',
      ask: ({ friend }, { student }) => ({ params: { id: student.id }, body: { email: friend.email, ...mother } }),
    },
  ],
  'POST /users': [
    {
      ends: 'school × student',
      ask: ({ school }, { student }) => ({
        body: { ...person, ...mother, role: 'USER', schools_id: school.id, student_id: student.id },
      }),
    },
    {
      ends: 'account × student',
      ask: ({ account }, { student, school }, { kind }) => ({
        body: {
          authentications_id: account.id,
          student_id: student.id,
          ...mother,
          ...(kind === 'SUPERADMIN' && { schools_id: school.id }),
        },
      }),
    },
    {
      ends: 'account with a person × student',
      isNever: true,
      ask: ({ friend }, { student, school }, { kind }) => ({
        body: {
          authentications_id: friend.id,
          student_id: student.id,
          ...mother,
          ...(kind === 'SUPERADMIN' && { schools_id: school.id }),
        },
      }),
    },
  ],
  'PATCH /users/:id': [
    {
      ends: 'teacher × school',
      ask: ({ staff }, { school }) => ({ params: { id: staff.userId }, body: { schools_id: school.id } }),
    },
  ],

  'POST /classes_userspro': [
    {
      ends: 'class × teacher',
      ask: ({ class_ }, { spare }) => ({ body: { classes_id: class_.id, users_pro_id: spare.userId } }),
    },
  ],
  'POST /classes': [
    {
      ends: 'school × teacher',
      ask: ({ school }, { spare }) => ({
        body: { name: 'CM2 Z', level: 'CM2', schools_id: school.id, teachersList: [spare.userId] },
      }),
    },
  ],
  'PATCH /classes/:id': [
    {
      ends: 'class × teacher',
      ask: ({ class_ }, { spare }) => ({ params: { id: class_.id }, body: { teachersList: [spare.userId] } }),
    },
  ],

  'POST /students': [
    {
      ends: 'school × class',
      ask: ({ school }, { class_ }) => ({
        body: { firstname: 'Nour', schools_id: school.id, classes_id: class_.id },
      }),
    },
  ],
  'PATCH /students/:id': [
    {
      ends: 'student × class',
      ask: ({ student }, { class_ }) => ({ params: { id: student.id }, body: { classes_id: class_.id } }),
    },
  ],
  'PATCH /students/:id/class/:class_id': [
    {
      ends: 'student × class',
      ask: ({ student }, { class_ }) => ({ params: { id: student.id, class_id: class_.id } }),
    },
  ],
  'PATCH /students/transfer/:id': [
    {
      ends: 'student × class',
      ask: ({ student }, { class_ }) => ({ params: { id: class_.id }, body: { students: [student.id] } }),
    },
  ],
  'POST /students/placement/preview': [
    {
      ends: 'student × class',
      ask: ({ student }, { class_ }) => ({ body: { students: [student.id], class_id: class_.id } }),
    },
  ],
  'PATCH /students/unassign': [
    {
      ends: 'student × student',
      ask: (first, second) => ({ body: { students: [first.student.id, second.student.id] } }),
    },
  ],
  'PATCH /students/physical-cards': [
    {
      ends: 'student × student',
      ask: (first, second) => ({ body: { students: [first.student.id, second.student.id], is_phygital: true } }),
    },
  ],
  ...importJoins,
  ...peopleJoins,
  'POST /schools/:id/year_change/preview': [
    {
      ends: 'school × repeater',
      ask: ({ school }, { student }) => ({ params: { id: school.id }, body: { repeaters: [student.id] } }),
    },
  ],
  'POST /schools/:id/year_change': [
    {
      ends: 'school × repeater',
      ask: ({ school }, { student }) => ({
        params: { id: school.id },
        body: { repeaters: [student.id], digest: 'ancien' },
      }),
      expectedErrors: ['PREVIEW_CHANGED'],
    },
  ],

  'POST /packspro/create': [
    {
      ends: 'card × class',
      ask: ({ finalCard }, { class_, week }) => ({
        body: { title: 'P', icon: 'star', cards: [finalCard.id], classes_id: class_.id, week },
      }),
    },
    {
      ends: 'card of a pack × class',
      ask: ({ pictured }, { class_, week }) => ({
        body: { title: 'P', icon: 'star', cards: [pictured.id], classes_id: class_.id, week },
      }),
    },
    {
      ends: 'replaced pack × class',
      ask: ({ pack, common }, { class_, assignedWeek }) => ({
        body: {
          title: 'P',
          icon: 'star',
          cards: [common.id],
          classes_id: class_.id,
          week: assignedWeek,
          replaces: pack.id,
        },
      }),
    },
  ],
  'PATCH /packspro/:id': [
    {
      ends: 'pack × card',
      ask: ({ pack }, { finalCard }) => ({ params: { id: pack.id }, body: { cards: [finalCard.id] } }),
    },
    {
      ends: 'pack × card of a pack',
      ask: ({ pack }, { pictured }) => ({ params: { id: pack.id }, body: { cards: [pictured.id] } }),
    },
  ],
  'DELETE /packspro/:id/card/:card_id': [
    { ends: 'pack × card', ask: ({ pack }, { common }) => ({ params: { id: pack.id, card_id: common.id } }) },
  ],
  'POST /packspro/:id/classes': [
    {
      ends: 'pack × class',
      ask: ({ pack }, { class_, week }) => ({ params: { id: pack.id }, body: { classes_id: class_.id, week } }),
    },
  ],
  'PATCH /packspro/:id/classes/:classes_id/:week': [
    {
      ends: 'pack × class',
      ask: (first, second) => ({
        params: { ...ofPackAndClass(first, second), week: second.assignedWeek },
        body: { to: second.week },
      }),
    },
  ],
  'DELETE /packspro/:id/classes/:classes_id/:week': [
    {
      ends: 'pack × class',
      ask: (first, second) => ({ params: { ...ofPackAndClass(first, second), week: second.assignedWeek } }),
    },
  ],
  'POST /print/cards': [
    {
      ends: 'pack × card',
      ask: ({ pack }, { finalCard }) => ({ body: { packs: [pack.id], cards: [finalCard.id] } }),
    },
  ],
  'POST /cards': [
    {
      ends: 'picture × picture',
      ask: (first, second) => ({
        body: { matter_id: first.common.matter_id, level: 'CE1', ...front(first), ...back(second) },
      }),
    },
  ],
  'PATCH /cards/:id': [
    {
      ends: 'card × picture',
      ask: ({ finalCard }, second) => ({ params: { id: finalCard.id }, body: front(second) }),
    },
  ],
  'PATCH /cards': [
    {
      ends: 'pack × card',
      ask: ({ pack }, { finalCard }) => ({ body: { ids: [finalCard.id], pack: { id: pack.id } } }),
      isJoined: (body) => (JSON.parse(body) as { nb_done: number }).nb_done > 0,
    },
    {
      ends: 'new pack × card',
      ask: (_first, { finalCard }) => ({ body: { ids: [finalCard.id], pack: { title: 'P', icon: 'star' } } }),
      isJoined: (body) => (JSON.parse(body) as { nb_done: number }).nb_done > 0,
    },
    {
      ends: 'card × card',
      ask: ({ card }, second) => ({ body: { ids: [card.id, second.finalCard.id], changes: { level: 'CE2' } } }),
      isJoined: (body) => (JSON.parse(body) as { nb_done: number }).nb_done > 1,
    },
  ],
  'POST /cards/batch': [
    {
      ends: 'picture × picture',
      ask: (first, second) => ({
        body: { cards: [{ matter_id: first.common.matter_id, level: 'CE1', ...front(first), ...back(second) }] },
      }),
    },
  ],
  ...learningJoins,
  ...homeJoins,
  ...familyJoins,

  ...avatarJoins,
};
