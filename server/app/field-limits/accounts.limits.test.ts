import { auth } from '@memocartes/contract/auth/auth.routes';
import { accountStatuses } from '@memocartes/contract/users/account-status';

import { expectAccepted, expectRefused, type LimitsCase, type LimitsFixture, openFixture } from './fixture.ts';
import * as values from './values.ts';

let fixture: LimitsFixture;
beforeAll(async () => (fixture = await openFixture()));
afterAll(() => fixture.server.close());

const names = values.requiredLineOf(100);

describe('POST /auth', () => {
  const limits = (): LimitsCase => ({
    route: auth.create,
    as: fixture.superadmin,
    body: () => ({ role: 'SUPERADMIN', email: values.freshEmail(), firstname: 'Nour', lastname: 'Haddad' }),
    fields: {
      role: { good: [], bad: ['ROOT', '', 1, null] },
      email: values.emails(),
      firstname: names,
      lastname: names,
      phone: {
        good: ['012345', '+12345', '(01) 23', `0${'1'.repeat(16)}`, null],
        bad: ['01234', `0${'1'.repeat(17)}`, 'a123456', '01\n34567', '01\u202e34567', 42, {}],
      },
      school_id: values.ids,
    },
    read: (id) => fixture.server.as(fixture.superadmin).body(auth.view, { id }),
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written [accounts.email] [accounts.phone-superadmin]', () =>
    expectRefused(fixture, limits()));

  test('at its limits each field is accepted and stored as typed', () => expectAccepted(fixture, limits()));
});

describe('PATCH /auth/:id', () => {
  const limits = (): LimitsCase => ({
    route: auth.update,
    as: fixture.superadmin,
    params: { id: fixture.ids.account },
    body: () => ({ firstname: 'Lila' }),
    fields: {
      firstname: names,
      lastname: names,
      phone: { ...values.phones, bad: [...values.phones.bad, null] },
      status: values.oneOf(accountStatuses),
      date_subscription: { good: ['2024-01-01'], bad: values.days.bad },
      date_expiration: { good: ['9999-12-31', null], bad: ['2024-01-01', '1999-01-01', ...values.days.bad] },
    },
    read: () => fixture.server.as(fixture.superadmin).body(auth.view, { id: fixture.ids.account }),
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written [accounts.phone] [staff.expiration]', () =>
    expectRefused(fixture, limits()));

  test('at its limits each field is accepted and stored as typed', () => expectAccepted(fixture, limits()));
});

describe('POST /auth/reset', () => {
  const limits = (): LimitsCase => ({
    route: auth.reset,
    as: fixture.superadmin,
    body: () => ({ email: 'personne@test.example' }),
    fields: { email: { good: [], bad: values.emails().bad } },
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written [accounts.email]', () =>
    expectRefused(fixture, limits()));
});

describe('PATCH /auth/', () => {
  const limits = (): LimitsCase => ({
    route: auth.setPassword,
    as: fixture.superadmin,
    body: () => ({ password: 'Bonne-2026!', current_password: 'x' }),
    fields: {
      password: {
        good: [],
        bad: [
          '',
          'Court1!',
          'sansmajuscule1!',
          'SANSMINUSCULE1!',
          'SansChiffre!',
          'SansSpecial1',
          `Aa1!${'x'.repeat(197)}`,
          42,
          null,
        ],
      },
    },
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written [accounts.password]', () =>
    expectRefused(fixture, limits()));
});

describe('POST /auth/login', () => {
  const limits = (): LimitsCase => ({
    route: auth.login,
    as: fixture.superadmin,
    body: () => ({ email: 'personne@test.example', password: 'x' }),
    fields: {
      email: { good: [], bad: values.emails().bad },
      password: { good: [], bad: ['', 'x'.repeat(201), 42, null, {}] },
    },
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written [accounts.email] [interface.required]', () =>
    expectRefused(fixture, limits()));
});
