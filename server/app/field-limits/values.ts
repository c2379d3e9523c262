/** Valid values of a field at its limits, and invalid ones beyond them. */
export type Limits = { good: readonly unknown[]; bad: readonly unknown[] };

const notTexts = [42, true, {}, ['a']];
const forbidden = ['a\u0000b', 'a\u001bb', 'a\u0085b', 'a\u202eb', 'a\u200fb', 'a\u2066b', 'a\ud800b'];
/** Texts that are dangerous unless treated as plain text. */
const dangerousTexts = [
  'Robert\'); DROP TABLE "students";--',
  '<script>alert(1)</script>',
  '=cmd|calc',
  '{{7*7}} ${7*7} %s',
];
const emoji = '👩‍🏫 Zoé';

export const lineOf = (max: number): Limits => ({
  good: ['A', 'A'.repeat(max), ...[...dangerousTexts, emoji].filter((text) => text.length <= max)],
  bad: ['A'.repeat(max + 1), 'a\nb', 'a\tb', ...forbidden, ...notTexts],
});

export const requiredLineOf = (max: number): Limits => ({
  good: lineOf(max).good,
  bad: [...lineOf(max).bad, '', '   ', '\u200b', null],
});

export const textOf = (max: number): Limits => ({
  good: [...lineOf(max).good, 'deux\nlignes'],
  bad: lineOf(max).bad.filter((value) => value !== 'a\nb' && value !== 'a\tb'),
});

export const orNull = ({ good, bad }: Limits): Limits => ({
  good: [...good, null],
  bad: bad.filter((value) => value !== null),
});

const addressOf = (length: number, start = '') =>
  `${start.padEnd(length - '@ecole.example'.length, 'a')}@ecole.example`;
let count = 0;
/** A new e-mail address on each call, with `length` characters. */
export const freshEmail = (length = 40) => addressOf(length, `n${(count += 1)}x`);

export const emails = (): Limits => ({
  good: [freshEmail(), freshEmail(254)],
  bad: [
    addressOf(255),
    '',
    'a',
    'a@b',
    '@b.fr',
    'a b@c.fr',
    'a@b.<script>',
    'a\u202e@b.fr',
    'a\u0000@b.fr',
    'a\n@b.fr',
    "a@b.fr');--",
    ...notTexts,
    null,
  ],
});

export const phones: Limits = {
  good: ['0', '06 39 98 00 00', '0639980000', '+33 6 39 98 00 00', '+262 1234 1234 1234 1234 1234'],
  bad: ['', 'abc', '++33 6', '1 2 3 4 5 6', '1'.repeat(21), `+${'1'.repeat(24)}`, '06\n39', '06\u202e39', ...notTexts],
};
export const days: Limits = {
  good: ['2018-02-28', '2016-02-29'],
  bad: ['2019-02-29', '2019-13-01', '28/02/2019', '2019-2-3', '', 'hier', 20190203, ...notTexts],
};

export const oneOf = (values: readonly unknown[]): Limits => ({
  good: values,
  bad: ['', 'AUTRE', `${String(values[0])} `, 42, {}, []],
});

export const booleans: Limits = { good: [true, false], bad: ['true', 1, null, {}] };
export const numbers: Limits = { good: [0, 9999], bad: [-1, 10_000, 1.5, '12', 1e300, true, {}, []] };
/** Ids out of range or of another type; good ones depend on the test's data. */
export const ids: Limits = { good: [], bad: [0, -1, 1.5, 2_147_483_648, 1e300, '1', true, {}, [1]] };
