import { withoutPersonalData } from './personal-data.ts';

test.each([
  ['no student “Ada Lovelace” in class', 'no student “…” in class'],
  ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
  ['mail to ada@example.fr failed', 'mail to <email> failed'],
  ['at https://ecole.fr/schools/students?search=Ada&page=2:1:3', 'at https://ecole.fr/schools/students:1:3'],
  ['refused {"firstname":"Ada"}', 'refused {…}'],
  ['student 48213 is gone', 'student # is gone'],
  [
    'at x (/remotes/mf-teacher/1.0.0-11589857/a.js:12:34567)',
    'at x (/remotes/mf-teacher/1.0.0-11589857/a.js:12:34567)',
  ],
])('« %s » becomes « %s »', (text, cleaned) => {
  expect(withoutPersonalData(text)).toBe(cleaned);
});
