import type { Place } from '../places/places.ts';
import type { JoinFixture } from './join-fixture.ts';

const adultFields = { firstname: 'Nour', lastname: 'Haddad', email: null, phone: null };

/** An import row of a follower whose student is given by id. */
const followerOf = ({ student }: Place) => {
  const child = { child_firstname: 'Nour', child_lastname: 'Haddad', child_birthname: null };
  return {
    rows: [{ line: 2, adult: { ...adultFields, relation: null, ...child, class_: null, student_id: student.id } }],
  };
};

const teacher = { rows: [{ line: 2, adult: { ...adultFields, classes: null } }] };
const studentRow = { firstname: 'Nour', lastname: 'Haddad', gender: null, birthdate: null, level: 'CM1' };
const continuedImport = ({ operation }: Place) => ({ operation_id: operation.id });
/** Whether the row was matched to the student: a matched row is INCOMPLETE, because it has no e-mail address. */
const isAttached = (body: string) => body.includes('INCOMPLETE');

/** Objects that an import of students, followers or teachers links. */
export const importJoins: Record<string, JoinFixture[]> = {
  'POST /schools/:id/import/followers': [
    {
      objects: 'school × student of a follower',
      request: ({ school }, second) => ({ params: { id: school.id }, body: followerOf(second) }),
      isJoined: isAttached,
    },
  ],
  'POST /schools/:id/valid/import/followers': [
    {
      objects: 'school × student of a follower',
      request: ({ school }, second) => ({ params: { id: school.id }, body: followerOf(second) }),
      isJoined: isAttached,
    },
    {
      objects: 'school × import to which the followers are added',
      request: (first, second) => ({
        params: { id: first.school.id },
        body: { ...followerOf(first), ...continuedImport(second) },
      }),
    },
  ],
  'POST /schools/:id/valid/import/staff': [
    {
      objects: 'school × import to which the teachers are added',
      request: (first, second) => ({
        params: { id: first.school.id },
        body: { ...teacher, ...continuedImport(second) },
      }),
    },
  ],
  'POST /schools/:id/valid/import/students': [
    {
      objects: 'school × import to which the students are added',
      request: ({ school }, second) => ({
        params: { id: school.id },
        body: { rows: [{ line: 2, student: studentRow }], ...continuedImport(second) },
      }),
    },
  ],
};
