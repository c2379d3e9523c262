import { colourOf } from './subject-colours.ts';

test('the prefix of a card’s number determines its colour; unknown prefixes get a colour of no subject', () => {
  expect(colourOf('FR-CE1-0042')).toBe(colourOf('FR-CM2-0001'));
  const parentSubjectColours = ['FR', 'MA', 'HI', 'GE', 'SC', 'EM', 'AN'].map((code) => colourOf(`${code}-CE1-0001`));
  expect(new Set(parentSubjectColours).size).toBe(parentSubjectColours.length);
  for (const name of ['ZZ-CP-0001', 'É-CP-0001', '']) {
    expect(colourOf(name)).toMatch(/^#[0-9a-f]{6}$/);
    expect(parentSubjectColours).not.toContain(colourOf(name));
  }
});
