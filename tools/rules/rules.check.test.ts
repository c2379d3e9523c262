import { root } from '../packages.ts';
import { citationsOf } from './citations.ts';
import { render, unknownCitations, unknownIds, withoutTest } from './render.ts';
import { readRules, rulesOf } from './rules.ts';
import { strayIds, testsOf } from './tagged-tests/scan.ts';

const source = [
  "test('an address [accounts.phone]', () => {});",
  "describe('a form [accounts.email]', () => {",
  '  test.each([1, 2])(`figure ${n} [schools.numbers] [schools.code]`, () => {});',
  "  it('says nothing', () => {});",
  '});',
  "expect(rows[row.name]).toBe('not a title [interface.required]');",
].join('\n');

const shown = testsOf('x.test.ts', source);

test('reads ids only from test titles', () => {
  expect(shown).toEqual([
    { file: 'x.test.ts', title: 'an address', rules: ['accounts.phone'] },
    { file: 'x.test.ts', title: 'a form › figure ${n}', rules: ['schools.numbers', 'schools.code'] },
  ]);
});

test('finds ids outside of titles, but not code that looks like an id', () => {
  expect(strayIds(source, shown, (text) => text !== 'row.name')).toEqual(['accounts.email', 'interface.required']);
});

test('rules are the items of a page that begin with an id in bold', () => {
  const page = [
    '# A page',
    '',
    '- **[a.b-c]** First.',
    '- **[a-b.c]** Of a domain of two words,',
    '  on two lines.',
    '- no rule',
    'Words **[d.e]** in the midst.',
  ].join('\n');
  expect(rulesOf('a.md', page)).toEqual([
    { id: 'a.b-c', text: 'First.', page: 'a.md' },
    { id: 'a-b.c', text: 'Of a domain of two words, on two lines.', page: 'a.md' },
  ]);
});

const page = 'docs/product/accounts.md';
const some = [
  { id: 'accounts.phone', text: 'Téléphone incorrect', page },
  { id: 'accounts.status', text: 'An account has a status.', page },
];

test('finds rules without a test, and ids in tests that are not a rule', () => {
  expect(withoutTest(some, shown).map(({ id }) => id)).toEqual(['accounts.status']);
  expect(unknownIds(some, shown)).toEqual([
    'schools.numbers in x.test.ts › a form › figure ${n}',
    'schools.code in x.test.ts › a form › figure ${n}',
  ]);
});

test('the page lists each rule with its tests', () => {
  const lines = render(some, shown);
  expect(lines).toContain('## [product/accounts.md](product/accounts.md)\n');
  expect(lines).toContain('- **accounts.phone** Téléphone incorrect\n  - `x.test.ts` › an address\n');
  expect(lines).toContain('- **accounts.status** An account has a status.\n  - no test yet\n');
});

test('lists under each rule the files whose comments name it, and reports unknown rules', () => {
  const comments = [
    '/** See [accounts.phone]. */',
    'rows[accounts.name];',
    '-- never [accounts.none], [row.name]',
    '  {/* The status [accounts.status]. */}',
  ].join('\n');
  const citations = citationsOf('x.ts', comments, new Set(['accounts']));
  expect(citations.map(({ id }) => id)).toEqual(['accounts.phone', 'accounts.none', 'accounts.status']);
  expect(unknownCitations(some, citations)).toEqual(['accounts.none in x.ts']);
  expect(render(some, shown, citations)).toContain('- **accounts.phone** Téléphone incorrect\n  - code: `x.ts`\n');
});

test('each rule has a unique id', () => {
  const ids = readRules(root).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(100);
  expect(new Set(ids).size).toBe(ids.length);
});
