import { seesOwnClasses } from '../../students/scope.ts';
import type { Fixture } from './fixtures.ts';

const name = () => ({ firstname: 'Nour', lastname: 'Haddad' });
const mother = () => ({ relation: 'Mère' });
const list: Fixture = {
  on: 'school',
  query: ({ school }) => ({ school_id: school.id }),
  known: ({ kind }, place) => kind === 'SUPERADMIN' || place !== 'elsewhere',
};

/** Staff, followers and who follows whom. */
export const peopleFixtures: Record<string, Fixture | Fixture[]> = {
  'GET /users': list,
  'GET /users/followers': list,
  'GET /users/select': [
    { ...list, as: 'user:list', query: ({ school }) => ({ schools_id: school.id }) },
    { ...list, query: ({ school }) => ({ schools_id: school.id, role: 'USER' }) },
  ],
  'GET /users/:id': [
    { on: 'staff', as: 'user:view' },
    { on: 'follower', known: (walker, place) => !seesOwnClasses(walker) || place === 'mine' },
  ],
  'POST /users': [
    {
      on: 'school',
      body: ({ school }) => ({
        ...{ ...name(), role: 'TEACHER', email: 'n@test.example', phone: '0639980001', schools_id: school.id },
      }),
    },
    {
      on: 'newFollower',
      body: ({ school }) => ({
        ...{ ...name(), role: 'USER', email: 'n@test.example', phone: '0639980001', schools_id: school.id },
      }),
    },
  ],
  'POST /users/invitations': [
    { on: 'waitingStaff', body: ({ pending }) => ({ ids: [pending.userId] }) },
    { on: 'waitingFollower', body: ({ waiting }) => ({ ids: [waiting.userId] }) },
  ],
  'POST /users/slips': [
    { on: 'waitingStaff', body: ({ pending }) => ({ ids: [pending.userId] }) },
    { on: 'waitingFollower', body: ({ waiting }) => ({ ids: [waiting.userId] }) },
    { on: 'newFollower', body: ({ class_ }) => ({ class_id: class_.id }) },
  ],
  'PATCH /users/:id': [
    { on: 'staff', body: name },
    { on: 'follower', body: name, as: 'follower:edit-identity' },
  ],
  'DELETE /users/:id': [{ on: 'staff' }, { on: 'follower', as: 'follower:delete' }],
  'POST /users/:user_id/student/:student_id': {
    on: 'student',
    params: ({ friend }) => ({ user_id: friend.userId }),
    body: mother,
  },
  'PATCH /users/:user_id/student/:student_id': { on: 'student', body: mother },
  'DELETE /users/:user_id/student/:student_id': { on: 'student' },
};
