import { roles } from '../../contract/permissions/roles.ts';
import { readArguments } from './names.ts';

test('derives namespace and titles from the name', () => {
  expect(readArguments(['mf-school-library', '--role', 'ADMIN'])).toEqual({
    name: 'school-library',
    namespace: 'schoolLibrary',
    role: 'ADMIN',
    titles: { fr: 'School library', en: 'School library' },
  });
});

test('uses the given titles in both languages, with typographic apostrophes', () => {
  const { name, titles } = readArguments(['meals', '--role=USER', '--fr', "L'heure du repas", '--en', 'Meals']);
  expect([name, titles]).toEqual(['meals', { fr: 'L’heure du repas', en: 'Meals' }]);
});

test.each([
  [[], 'One remote is made at a time'],
  [['mf-a', 'mf-b', '--role', 'USER'], 'One remote is made at a time'],
  [['mf-Library', '--role', 'USER'], 'this is mf-Library'],
  [['mf-a/../b', '--role', 'USER'], 'this is mf-a/../b'],
  [['mf-a--b', '--role', 'USER'], 'this is mf-a--b'],
  [['mf-library'], `--role takes one of ${roles.join(', ')}; this is none`],
  [['mf-library', '--role', 'ASTRONAUT'], 'this is ASTRONAUT'],
  [['mf-library', '--role', 'USER', '--fr', ' '], '--fr takes the words'],
  [['mf-library', '--role', 'USER', '--en', '"x"'], '--en takes the words'],
  [['mf-library', '--rule', 'USER'], "Unknown option '--rule'. For example: npm run"],
])('refuses %j and says why', (args, problem) => expect(() => readArguments(args)).toThrow(problem));
