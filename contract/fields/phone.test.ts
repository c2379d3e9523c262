import { phone } from '../users/person-fields.schemas.ts';
import { plainPhone } from './phone.ts';

test.each([
  ['01.43.44.00.01', '01 43 44 00 01'],
  ['01-43-44-00-01', '01 43 44 00 01'],
  [' +33 6.39.98/00 01 ', '+33 6 39 98 00 01'],
  ['0143440001', '0143440001'],
])('%s is normalised to %s', (typed, normalised) => {
  expect(plainPhone(typed)).toBe(normalised);
  expect(phone.parse(typed)).toBe(normalised);
});

test.each(['', '...', 'abc', '12345678901234567890123'])('%j is not a phone number', (typed) =>
  expect(phone.safeParse(typed).success).toBe(false),
);
