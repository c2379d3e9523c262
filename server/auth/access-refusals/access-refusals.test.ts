import { accessRefusal } from './access-refusals.ts';

const past = '2020-01-01T00:00:00Z';
const open = { status: 'VISIBLE', date_expiration: null };
const good = { status: 'ACTIVE' as const, date_expiration: null, school: open };

test.each([
  ['an active account of a served school', {}, undefined],
  ['a banned one', { status: 'BANNED' }, 'ACCOUNT_REFUSED'],
  ['a pending one', { status: 'PENDING' }, 'ACCOUNT_REFUSED'],
  ['a disabled one', { status: 'INACTIVE' }, 'ACCOUNT_DISABLED'],
  ['one past its date', { date_expiration: past }, 'ACCESS_EXPIRED'],
  ['one that the expiry job has disabled', { status: 'INACTIVE', date_expiration: past }, 'ACCESS_EXPIRED'],
  ['one of an archived school', { school: { ...open, status: 'ARCHIVED' } }, 'SCHOOL_CLOSED'],
  ['one of an expired school', { school: { ...open, date_expiration: past } }, 'SCHOOL_CLOSED'],
  ['a superadmin, who has no school', { school: null }, undefined],
] as const)('%s', (_who, change, reason) => {
  expect(accessRefusal({ ...good, ...change })).toBe(reason);
});
