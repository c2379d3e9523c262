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

/** Routes that bring adults of a school in. */
export const importFixtures: Record<string, Fixture> = {
  'POST /schools/:id/import/followers': { on: 'school', body: followerRows },
  'POST /schools/:id/valid/import/followers': { on: 'school', body: followerRows },
  'POST /schools/:id/import/staff': { on: 'school', body: staffRows },
  'POST /schools/:id/valid/import/staff': { on: 'school', body: staffRows },
};
