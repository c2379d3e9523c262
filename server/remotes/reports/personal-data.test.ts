import { withoutPersonalData } from './personal-data.ts';

test.each([
  ['no account zoe.durand@ecole.example', 'no account …'],
  ['at https://portail.fr/students/12?name=Zoe:3', 'at https://portail.fr/…'],
  [
    'https://portail.fr/remotes/mf-teacher/1.0.0-a/x.js?attempt=1)',
    'https://portail.fr/remotes/mf-teacher/1.0.0-a/x.js)',
  ],
  ['f (https://portail.fr/assets/ab12.js:1:345)', 'f (https://portail.fr/assets/ab12.js:1:345)'],
  ['Unexpected token in "Zoé Durand est née à Nantes et va à l’école"', 'Unexpected token in "…"'],
  [
    'f (https://portail.fr/remotes/mf-a/1.0.0-1234567a/0171234567c.js:1:123456)',
    'f (https://portail.fr/remotes/mf-a/1.0.0-1234567a/0171234567c.js:1:123456)',
  ],
  ['code 123456 of student 12', 'code … of student 12'],
])('%s → %s [portal.reports]', (text, clean) => expect(withoutPersonalData(text)).toBe(clean));
