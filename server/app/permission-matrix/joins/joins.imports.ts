import type { Place } from '../places/places.ts';
import type { JoinFixture } from './join-fixture.ts';

const adultFields = { firstname: 'Nour', lastname: 'Haddad', email: null, phone: null };
/** Rows of an import; the chosen student is given by id. */
const followerOf = ({ student }: Place) => {
  const child = { child_firstname: 'Nour', child_lastname: 'Haddad', child_birthname: null };
  return {
    rows: [{ line: 2, adult: { ...adultFields, relation: null, ...child, class_: null, student_id: student.id } }],
  };
};
const teacher = { rows: [{ line: 2, adult: { ...adultFields, classes: null } }] };
const studentRow = { firstname: 'Nour', lastname: 'Haddad', gender: null, birthdate: null, level: 'CM1' };
const continuedImport = ({ operation }: Place) => ({ operation_id: operation.id });
const isAttached = (body: string) => body.includes('INCOMPLETE');

/** Objects that an import of students, responsible adults or teachers links. */
export const importJoins: Record<string, JoinFixture[]> = {
  'POST /schools/:id/import/followers': [
    {
      ends: 'school × child of an adult in charge',
      ask: ({ school }, second) => ({ params: { id: school.id }, body: followerOf(second) }),
      isJoined: isAttached,
    },
  ],
  'POST /schools/:id/valid/import/followers': [
    {
      ends: 'school × child of an adult in charge',
      ask: ({ school }, second) => ({ params: { id: school.id }, body: followerOf(second) }),
      isJoined: isAttached,
    },
    {
      ends: 'school × import that the followers go on with',
      ask: (first, second) => ({
        params: { id: first.school.id },
        body: { ...followerOf(first), ...continuedImport(second) },
      }),
    },
  ],
  'POST /schools/:id/valid/import/staff': [
    {
      ends: 'school × import that the teachers go on with',
      ask: (first, second) => ({ params: { id: first.school.id }, body: { ...teacher, ...continuedImport(second) } }),
    },
  ],
  'POST /schools/:id/valid/import/students': [
    {
      ends: 'school × import that the students go on with',
      ask: ({ school }, second) => ({
        params: { id: school.id },
        body: { rows: [{ line: 2, student: studentRow }], ...continuedImport(second) },
      }),
    },
  ],
};
