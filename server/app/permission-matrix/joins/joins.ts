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
      objects: 'follower × student',
      request: ({ followerWithoutStudent }, { student }) => ({
        params: { user_id: followerWithoutStudent.userId, student_id: student.id },
        body: mother,
      }),
    },
  ],
  'PATCH /users/:user_id/student/:student_id': [{ objects: 'follower × student', request: linkWithRelation }],
  'DELETE /users/:user_id/student/:student_id': [{ objects: 'follower × student', request: link }],
  'POST /students/:id/attach_requests': [
    {
      objects: 'follower’s address × student',
      request: ({ followerWithoutStudent }, { student }) => ({
        params: { id: student.id },
        body: { email: followerWithoutStudent.email, ...mother },
      }),
    },
  ],
  'POST /users': [
    {
      objects: 'school × student',
      request: ({ school }, { student }) => ({
        body: { ...person, ...mother, role: 'USER', schools_id: school.id, student_id: student.id },
      }),
    },
    {
      objects: 'account × student',
      request: ({ account }, { student, school }, { kind }) => ({
        body: {
          authentications_id: account.id,
          student_id: student.id,
          ...mother,
          ...(kind === 'SUPERADMIN' && { schools_id: school.id }),
        },
      }),
    },
    {
      objects: 'account with a person × student',
      isNever: true,
      request: ({ followerWithoutStudent }, { student, school }, { kind }) => ({
        body: {
          authentications_id: followerWithoutStudent.id,
          student_id: student.id,
          ...mother,
          ...(kind === 'SUPERADMIN' && { schools_id: school.id }),
        },
      }),
    },
  ],
  'PATCH /users/:id': [
    {
      objects: 'teacher × school',
      request: ({ staff }, { school }) => ({ params: { id: staff.userId }, body: { schools_id: school.id } }),
    },
  ],

  'POST /classes_userspro': [
    {
      objects: 'class × teacher',
      request: ({ class_ }, { teacherWithoutClass }) => ({
        body: { classes_id: class_.id, users_pro_id: teacherWithoutClass.userId },
      }),
    },
  ],
  'POST /classes': [
    {
      objects: 'school × teacher',
      request: ({ school }, { teacherWithoutClass }) => ({
        body: { name: 'CM2 Z', level: 'CM2', schools_id: school.id, teachersList: [teacherWithoutClass.userId] },
      }),
    },
  ],
  'PATCH /classes/:id': [
    {
      objects: 'class × teacher',
      request: ({ class_ }, { teacherWithoutClass }) => ({
        params: { id: class_.id },
        body: { teachersList: [teacherWithoutClass.userId] },
      }),
    },
  ],

  'POST /students': [
    {
      objects: 'school × class',
      request: ({ school }, { class_ }) => ({
        body: { firstname: 'Nour', schools_id: school.id, classes_id: class_.id },
      }),
    },
  ],
  'PATCH /students/:id': [
    {
      objects: 'student × class',
      request: ({ student }, { class_ }) => ({ params: { id: student.id }, body: { classes_id: class_.id } }),
    },
  ],
  'PATCH /students/:id/class/:class_id': [
    {
      objects: 'student × class',
      request: ({ student }, { class_ }) => ({ params: { id: student.id, class_id: class_.id } }),
    },
  ],
  'PATCH /students/transfer/:id': [
    {
      objects: 'student × class',
      request: ({ student }, { class_ }) => ({ params: { id: class_.id }, body: { students: [student.id] } }),
    },
  ],
  'POST /students/placement/preview': [
    {
      objects: 'student × class',
      request: ({ student }, { class_ }) => ({ body: { students: [student.id], class_id: class_.id } }),
    },
  ],
  'PATCH /students/unassign': [
    {
      objects: 'student × student',
      request: (first, second) => ({ body: { students: [first.student.id, second.student.id] } }),
    },
  ],
  'PATCH /students/physical-cards': [
    {
      objects: 'student × student',
      request: (first, second) => ({ body: { students: [first.student.id, second.student.id], is_phygital: true } }),
    },
  ],
  ...importJoins,
  ...peopleJoins,
  'POST /schools/:id/year_change/preview': [
    {
      objects: 'school × repeater',
      request: ({ school }, { student }) => ({ params: { id: school.id }, body: { repeaters: [student.id] } }),
    },
  ],
  'POST /schools/:id/year_change': [
    {
      objects: 'school × repeater',
      request: ({ school }, { student }) => ({
        params: { id: school.id },
        body: { repeaters: [student.id], digest: 'ancien' },
      }),
      expectedErrors: ['PREVIEW_CHANGED'],
    },
  ],

  'POST /packspro/create': [
    {
      objects: 'card × class',
      request: ({ finalCard }, { class_, week }) => ({
        body: { title: 'P', icon: 'star', cards: [finalCard.id], classes_id: class_.id, week },
      }),
    },
    {
      objects: 'card of a pack × class',
      request: ({ pictured }, { class_, week }) => ({
        body: { title: 'P', icon: 'star', cards: [pictured.id], classes_id: class_.id, week },
      }),
    },
    {
      objects: 'replaced pack × class',
      request: ({ pack, common }, { class_, assignedWeek }) => ({
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
      objects: 'pack × card',
      request: ({ pack }, { finalCard }) => ({ params: { id: pack.id }, body: { cards: [finalCard.id] } }),
    },
    {
      objects: 'pack × card of a pack',
      request: ({ pack }, { pictured }) => ({ params: { id: pack.id }, body: { cards: [pictured.id] } }),
    },
  ],
  'DELETE /packspro/:id/card/:card_id': [
    { objects: 'pack × card', request: ({ pack }, { common }) => ({ params: { id: pack.id, card_id: common.id } }) },
  ],
  'POST /packspro/:id/classes': [
    {
      objects: 'pack × class',
      request: ({ pack }, { class_, week }) => ({ params: { id: pack.id }, body: { classes_id: class_.id, week } }),
    },
  ],
  'PATCH /packspro/:id/classes/:classes_id/:week': [
    {
      objects: 'pack × class',
      request: (first, second) => ({
        params: { ...ofPackAndClass(first, second), week: second.assignedWeek },
        body: { to: second.week },
      }),
    },
  ],
  'DELETE /packspro/:id/classes/:classes_id/:week': [
    {
      objects: 'pack × class',
      request: (first, second) => ({ params: { ...ofPackAndClass(first, second), week: second.assignedWeek } }),
    },
  ],
  'POST /print/cards': [
    {
      objects: 'pack × card',
      request: ({ pack }, { finalCard }) => ({ body: { packs: [pack.id], cards: [finalCard.id] } }),
    },
  ],
  'POST /cards': [
    {
      objects: 'picture × picture',
      request: (first, second) => ({
        body: { matter_id: first.common.matter_id, level: 'CE1', ...front(first), ...back(second) },
      }),
    },
  ],
  'PATCH /cards/:id': [
    {
      objects: 'card × picture',
      request: ({ finalCard }, second) => ({ params: { id: finalCard.id }, body: front(second) }),
    },
  ],
  'PATCH /cards': [
    {
      objects: 'pack × card',
      request: ({ pack }, { finalCard }) => ({ body: { ids: [finalCard.id], pack: { id: pack.id } } }),
      isJoined: (body) => (JSON.parse(body) as { nb_done: number }).nb_done > 0,
    },
    {
      objects: 'new pack × card',
      request: (_first, { finalCard }) => ({ body: { ids: [finalCard.id], pack: { title: 'P', icon: 'star' } } }),
      isJoined: (body) => (JSON.parse(body) as { nb_done: number }).nb_done > 0,
    },
    {
      objects: 'card × card',
      request: ({ card }, second) => ({ body: { ids: [card.id, second.finalCard.id], changes: { level: 'CE2' } } }),
      isJoined: (body) => (JSON.parse(body) as { nb_done: number }).nb_done > 1,
    },
  ],
  'POST /cards/batch': [
    {
      objects: 'picture × picture',
      request: (first, second) => ({
        body: { cards: [{ matter_id: first.common.matter_id, level: 'CE1', ...front(first), ...back(second) }] },
      }),
    },
  ],
  ...learningJoins,
  ...homeJoins,
  ...familyJoins,

  ...avatarJoins,
};
