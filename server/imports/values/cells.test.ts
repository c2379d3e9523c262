import { birthdateProblem, readBirthdate, readGender } from './cells.ts';

test.each([
  ['5/3/2017', '2017-03-05'],
  ['05.03.2017', '2017-03-05'],
  ['05/03/2017 00:00', '2017-03-05'],
  ['05/03/2017 00:00:00', '2017-03-05'],
  ['2017-03-05', '2017-03-05'],
  ['5 mars 2017', '2017-03-05'],
  ['1er septembre 2016', '2016-09-01'],
  ['lundi 1er  Août 2016', '2016-08-01'],
  ['12 févr. 2017', '2017-02-12'],
  ['3 DÉC. 2015', '2015-12-03'],
])('« %s » is read as %s [import.values]', (text, day) => expect(readBirthdate(text)).toBe(day));

test.each([
  '5 jui 2017',
  '5 ma 2017',
  '31 février 2017',
  '5 thermidor 2017',
  '5 mars 17',
  'mars 2017',
  '5/3/2017 12:00',
])('« %s » is not read as a day [import.values]', (text) => expect(readBirthdate(text)).toBeUndefined());

test.each([
  ['31 février 2017', 'Ce jour n’existe pas\u00a0: «\u00a031 février 2017\u00a0». Vérifiez la date.'],
  ['5 mars 1917', 'Date de naissance à venir ou trop ancienne\u00a0: «\u00a05 mars 1917\u00a0». Vérifiez l’année.'],
])('the message about « %s » quotes it as written [import.messages]', (text, message) =>
  expect(birthdateProblem(text)).toBe(message),
);

test('an empty cell is read as null [import.values]', () => {
  expect(readBirthdate('')).toBeNull();
  expect(readGender('')).toBeNull();
});

test.each([
  ['M', 'M'],
  ['h', 'M'],
  ['Garçon', 'M'],
  ['féminin', 'F'],
  ['FILLE', 'F'],
  ['X', undefined],
])('the gender « %s » is read as %s [import.values]', (text, gender) => expect(readGender(text)).toBe(gender));
