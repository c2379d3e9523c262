import { accessRefusal } from './access-refusals.ts';

const past = '2020-01-01T00:00:00Z';
const open = { status: 'VISIBLE', date_expiration: null };
const good = { status: 'ACTIVE' as const, date_expiration: null, school: open };

test.each([
  ['allows an active account of a school with access', {}, undefined],
  ['refuses a banned account', { status: 'BANNED' }, 'ACCOUNT_REFUSED'],
  ['refuses a pending account', { status: 'PENDING' }, 'ACCOUNT_REFUSED'],
  ['refuses a disabled account', { status: 'INACTIVE' }, 'ACCOUNT_DISABLED'],
  ['refuses an account past its expiration date', { date_expiration: past }, 'ACCESS_EXPIRED'],
  [
    'refuses an account disabled at its expiration date as expired',
    { status: 'INACTIVE', date_expiration: past },
    'ACCESS_EXPIRED',
  ],
  ['refuses an account of an archived school', { school: { ...open, status: 'ARCHIVED' } }, 'SCHOOL_CLOSED'],
  ['refuses an account of an expired school', { school: { ...open, date_expiration: past } }, 'SCHOOL_CLOSED'],
  ['allows a superadmin, who has no school', { school: null }, undefined],
] as const)('%s', (_who, change, reason) => {
  expect(accessRefusal({ ...good, ...change })).toBe(reason);
});
