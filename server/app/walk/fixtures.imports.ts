import type { Fixture } from './fixtures.ts';

const adult = () => ({ ...{ firstname: 'Nour', lastname: 'Haddad' }, email: null, phone: null });
const ofChild = {
  child_firstname: 'Lou',
  child_lastname: 'Haddad',
  child_birthname: null,
  class_: null,
  student_id: null,
};
const followerRows = () => ({ rows: [{ line: 2, adult: { ...adult(), relation: null, ...ofChild } }] });
const staffRows = () => ({ rows: [{ line: 2, adult: { ...adult(), classes: null } }] });

const rows = () => ({
  rows: [{ line: 2, student: { firstname: 'Nour', lastname: 'Haddad', gender: 'F', birthdate: null, level: 'CM1' } }],
});

/** Routes that write the rows of an import, and those that read files of adults. */
export const importFixtures: Record<string, Fixture> = {
  'GET /schools/:id/import/template': { on: 'school', query: () => ({ kind: 'STUDENTS', format: 'csv' }) },
  'POST /classes/:id/valid/import/students': { on: 'class', body: rows },
  'POST /schools/:id/valid/import/students': { on: 'school', body: rows },
  'POST /schools/:id/import/followers': { on: 'school', body: followerRows },
  'POST /schools/:id/valid/import/followers': { on: 'school', body: followerRows },
  'POST /schools/:id/import/staff': { on: 'school', body: staffRows },
  'POST /schools/:id/valid/import/staff': { on: 'school', body: staffRows },
};
