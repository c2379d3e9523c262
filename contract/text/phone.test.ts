import { phone } from '../users/people.schemas.ts';
import { plainPhone } from './phone.ts';

test.each([
  ['01.43.44.00.01', '01 43 44 00 01'],
  ['01-43-44-00-01', '01 43 44 00 01'],
  [' +33 6.39.98/00 01 ', '+33 6 39 98 00 01'],
  ['0143440001', '0143440001'],
])('%s is normalised to %s', (typed, kept) => {
  expect(plainPhone(typed)).toBe(kept);
  expect(phone.parse(typed)).toBe(kept);
});

test.each(['', '...', 'abc', '12345678901234567890123'])('%j is no phone', (typed) =>
  expect(phone.safeParse(typed).success).toBe(false),
);
