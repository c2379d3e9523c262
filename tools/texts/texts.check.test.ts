import { differences, incompletePlurals, typographyFaults, withoutZero, wrongSingulars } from './faults.ts';
import { neverZero } from './never-zero.ts';
import { frenchIn, sourceTexts, textFiles } from './scan.ts';

const files = textFiles();
const faultsOf = (find: (file: (typeof files)[number]) => string[]) =>
  files.flatMap((file) => find(file).map((fault) => `${file.file} ${fault}`));

test.each([
  ["l'école", 'straight apostrophe'],
  ['la “carte”', 'straight or English quotes'],
  ['Chargement...', 'three dots'],
  ['Une question : laquelle', 'plain space before ; : ? ! » %'],
  ['Supprimer {{name}}?', 'no space before ; ? !'],
  ['Attention: une carte', 'no space before :'],
  ['«pack»', 'no non-breaking space inside « »'],
  ['5 Mo au plus', 'plain space before a unit'],
  ['Encore {{seconds}} s', 'plain space before a unit'],
  ['pages 3-5', 'hyphen in a range'],
  ['A compléter', 'capital without its accent'],
  ['Ecole', 'capital without its accent'],
  ['Votre adresse email', 'email or courriel for e-mail'],
  ['Élèves de {{name}}', 'de, que… before a name without {{name, de}}'],
  ['Continuer en tant que {{name}}', 'de, que… before a name without {{name, de}}'],
  ['La classe du {{name}}', 'article before a name'],
])('%s: %s', (text, fault) => expect(typographyFaults(text)).toEqual([fault]));

test.each([
  'Élèves {{name, de}}\u00a0: {{count}} sur {{max}}, le {{date}}, 5\u00a0Mo…',
  'Plus de {{count}} cartes, de 8\u00a0h\u00a0à 9\u00a0h, «\u00a0à 90\u00a0%\u00a0»\u00a0?',
  'Adresse e-mail d’École et collège, {{email}}, https://exemple.fr/?a=b, 4:3',
  'Adresse email non valide',
  'What time is it? À deux',
])('%s: no fault', (text) => expect(typographyFaults(text)).toEqual([]));

test('plural forms: finds an incomplete pair, a plural after one, and a singular used for 0', () => {
  const of = (texts: Record<string, string>) => new Map(Object.entries(texts));
  expect(
    incompletePlurals(of({ a_one: '{{count}} carte', b_other: '{{count}} cartes', c_other: 'Autre lien' })),
  ).toEqual(['a', 'b']);
  expect(wrongSingulars(of({ a_one: '{{count}} cartes', b_one: '{{count}} mois' }))).toEqual(['a_one']);
  const two = { a_one: 'Un élève', a_other: '{{count}} élèves', b_one: '{{count}} élève', b_other: '{{count}} élèves' };
  expect(withoutZero(of(two))).toEqual(['a']);
  expect(withoutZero(of({ ...two, a_zero: 'Aucun élève' }))).toEqual([]);
});

test('finds keys and placeholders of only one language', () => {
  const fr = new Map([
    ['a', 'Un'],
    ['b', '{{name, de}}'],
  ]);
  expect(
    differences(
      fr,
      new Map([
        ['b', 'of {{who}}'],
        ['c', 'C'],
      ]),
    ),
  ).toEqual(['a: no English', 'c: no French', 'b: other placeholders']);
});

test('finds French in sources, with inserted values, but not English', () => {
  const source = "const a = ['One’s own cards', 'Cette carte', `Le ${x.date} de ${nameOf(y)}`];";
  expect(frenchIn('a.ts', source)).toEqual(['Cette carte', 'Le {{date}} de {{y}}']);
});

test('every French text of a screen has correct typography', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(
    faultsOf(({ fr }) => [...fr].flatMap(([key, text]) => typographyFaults(text).map((fault) => `${key}: ${fault}`))),
  ).toEqual([]);
});

test('every French text in the sources has correct typography', () => {
  const texts = sourceTexts();
  expect(texts.length).toBeGreaterThan(500);
  expect(
    texts.flatMap(({ file, text }) => typographyFaults(text).map((fault) => `${file}: ${fault}: ${text}`)),
  ).toEqual([]);
});

test('every count has plural forms, in both languages', () => {
  expect(faultsOf(({ fr, en }) => [...incompletePlurals(fr), ...incompletePlurals(en), ...wrongSingulars(fr)])).toEqual(
    [],
  );
});

// never-zero.ts lists the counts that their screens never show at 0.
test('a text that says “one” in the singular has a zero form if its count can be 0', () => {
  expect(faultsOf(({ fr }) => withoutZero(fr).filter((key) => !neverZero.has(key)))).toEqual([]);
  const needed = new Set(files.flatMap(({ fr }) => withoutZero(fr)));
  expect([...neverZero].filter((key) => !needed.has(key))).toEqual([]);
});

// The French of error codes comes from the server.
test('both languages have the same keys, and show the same values', () => {
  expect(faultsOf(({ file, fr, en }) => (file.includes('errors') ? [] : differences(fr, en)))).toEqual([]);
});

test('English texts have typographic apostrophes and ellipses, and avoid synonyms of the glossary’s terms', () => {
  const wrong =
    /\p{L}'\p{L}|\.\.\.|(?<!\p{L})(?:pupils?|super administrators?|managers?|emails?|adults? in charge)(?!\p{L})/iu;
  expect(
    faultsOf(({ en }) =>
      [...en].flatMap(([key, text]) => (wrong.test(text.replace(/\{\{.*?\}\}/g, '')) ? [`${key}: ${text}`] : [])),
    ),
  ).toEqual([]);
});
