import { firstNameBeside, isGuessed, splitFullName } from './full-name.ts';

test.each([
  ['DUPONT Léa', 'lastFirst', 'Léa', 'DUPONT'],
  ['Léa DUPONT', 'lastFirst', 'Léa', 'DUPONT'],
  ['DE LA TOUR Jean-Baptiste', 'firstLast', 'Jean-Baptiste', 'DE LA TOUR'],
  ['Yann Le GOFF', 'firstLast', 'Yann', 'Le GOFF'],
  ['Marie de LA TOUR', 'lastFirst', 'Marie', 'de LA TOUR'],
  ['de LA TOUR Marie', 'firstLast', 'Marie', 'de LA TOUR'],
  ['Le GOFF Yann', 'firstLast', 'Yann', 'Le GOFF'],
  ['DUPONT Ben', 'lastFirst', 'Ben', 'DUPONT'],
  ['El AMRANI', 'lastFirst', '', 'El AMRANI'],
  ['Dupont, Léa Marie', 'firstLast', 'Léa Marie', 'Dupont'],
  ['De la Tour Jean', 'lastFirst', 'Jean', 'De la Tour'],
  ['Nguyen Thi Mai', 'lastFirst', 'Thi Mai', 'Nguyen'],
  ['Thi Mai Nguyen', 'firstLast', 'Thi', 'Mai Nguyen'],
  ['DUPONT LÉA', 'lastFirst', 'LÉA', 'DUPONT'],
  ['Dupont, Léa, Marie', 'lastFirst', 'Léa Marie', 'Dupont'],
  ['DUPONT', 'lastFirst', '', 'DUPONT'],
  ['El Amrani', 'lastFirst', '', 'El Amrani'],
  ['Léa', 'lastFirst', 'Léa', ''],
  ['', 'lastFirst', '', ''],
] as const)(
  'splits %p (%s) into the first name %p and the last name %p [import.full-name]',
  (cell, order, firstname, lastname) => {
    expect(splitFullName(cell, order)).toEqual({ firstname, lastname });
  },
);

test.each([
  ['DUPONT Zoé', 'Dupont', 'Zoé'],
  ['Zoé Saint-Martin', 'SAINT MARTIN', 'Zoé'],
  ['ZOÉ', 'Dupont', 'ZOÉ'],
  ['Dupont', 'DUPONT', ''],
  ['Dupont Marie Lou', 'Martin', 'Marie Lou'],
] as const)('reads %p beside the last name %p as the first name %p [import.full-name]', (cell, lastname, firstname) => {
  expect(firstNameBeside(cell, lastname, 'lastFirst')).toBe(firstname);
});

test.each([
  ['Saint Martin Zoé', 'lastFirst', true],
  ['Garcia Lopez Ana', 'firstLast', true],
  ['Dupont Zoé', 'lastFirst', false],
  ['De la Tour Jean', 'lastFirst', false],
  ['SAINT MARTIN Zoé', 'lastFirst', false],
  ['Ana GARCIA LOPEZ', 'lastFirst', false],
  ['Saint Martin, Zoé', 'lastFirst', false],
  ['Zoé', 'lastFirst', false],
  ['Zoé Dupont', 'anyOrder', true],
  ['ZOÉ DUPONT', 'anyOrder', true],
  ['Zoé DUPONT', 'anyOrder', false],
  ['Zoé', 'anyOrder', false],
] as const)('whether the split of %p (%s) is a guess: %p [import.guessed-names]', (cell, order, expected) => {
  expect(isGuessed(cell, order)).toBe(expected);
});
