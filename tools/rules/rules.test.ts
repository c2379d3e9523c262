import { render, unknownIds, withoutTest } from './render.ts';
import { rules } from './rules.ts';
import { strayIds, testsOf } from './scan.ts';

const source = [
  "test('an address [§5.phone]', () => {});",
  "describe('a form [§5.email]', () => {",
  '  test.each([1, 2])(`figure ${n} [§5.numbers] [§5.school-code]`, () => {});',
  "  it('says nothing', () => {});",
  '});',
  "expect('not a title [§5.required]');",
].join('\n');

const shown = testsOf('x.test.ts', source);

test('ids are read from titles of tests, and only from these', () => {
  expect(shown).toEqual([
    { file: 'x.test.ts', title: 'an address', rules: ['§5.phone'] },
    { file: 'x.test.ts', title: 'a form › figure ${n}', rules: ['§5.numbers', '§5.school-code'] },
  ]);
});

test('an id elsewhere than in a title is found', () => {
  expect(strayIds(source, shown)).toEqual(['§5.email', '§5.required']);
});

const some = [
  { id: '§5.phone', text: 'Téléphone incorrect' },
  { id: '§8.offline', text: 'Offline state is tracked.' },
];

test('a rule without test, and a test without rule, are found', () => {
  expect(withoutTest(some, shown).map(({ id }) => id)).toEqual(['§8.offline']);
  expect(unknownIds(some, shown)).toEqual([
    '§5.numbers in x.test.ts › a form › figure ${n}',
    '§5.school-code in x.test.ts › a form › figure ${n}',
  ]);
});

test('the page lists each rule with its tests', () => {
  expect(render(some, shown)).toContain('- **§5.phone** Téléphone incorrect\n  - `x.test.ts` › an address\n');
  expect(render(some, shown)).toContain('- **§8.offline** Offline state is tracked.\n  - no test yet\n');
});

test('each rule is there once', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});
