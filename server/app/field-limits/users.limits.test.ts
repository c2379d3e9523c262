import { relations } from '@memocartes/contract/users/people';
import { users } from '@memocartes/contract/users/users.routes';

import { expectAccepted, expectRefused, type LimitsCase, type LimitsFixture, openFixture } from './fixture.ts';
import * as values from './values.ts';

let fixture: LimitsFixture;
beforeAll(async () => (fixture = await openFixture()));
afterAll(() => fixture.server.close());

const names = values.requiredLineOf(100);
const staff = () => ({ role: 'TEACHER', email: values.freshEmail(), firstname: 'Lila', lastname: 'Roy', phone: '01' });

describe('POST /users', () => {
  const limits = (): LimitsCase => ({
    route: users.create,
    as: fixture.schoolAdmin,
    body: staff,
    fields: {
      role: { good: ['ADMIN', 'TEACHER'], bad: ['SUPERADMIN', '', 1, null] },
      email: values.emails(),
      firstname: names,
      lastname: names,
      phone: { ...values.phones, bad: [...values.phones.bad, null] },
      schools_id: values.ids,
      student_id: { good: [], bad: [...values.ids.bad, 2_147_483_647] },
      relation: { good: [relations[0]], bad: ['', 'Voisin', 1] },
      relation_other: values.orNull(values.lineOf(60)),
    },
    read: fixture.person,
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written [accounts.email] [accounts.phone] [staff.phone]', () =>
    expectRefused(fixture, limits()));

  test('at its limits each field is accepted and stored as typed', () => expectAccepted(fixture, limits()));
});

describe('PATCH /users/:id', () => {
  const limits = (): LimitsCase => ({
    route: users.update,
    as: fixture.schoolAdmin,
    params: { id: fixture.ids.teacher },
    body: () => ({ firstname: 'Lila' }),
    fields: { firstname: names, lastname: names, phone: values.phones, email: { good: [], bad: values.emails().bad } },
    read: () => fixture.person(fixture.ids.teacher),
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written [accounts.phone]', () =>
    expectRefused(fixture, limits()));

  test('at its limits each field is accepted and stored as typed', () => expectAccepted(fixture, limits()));
});

describe('PATCH /users/:user_id/student/:student_id', () => {
  const limits = (): LimitsCase => ({
    route: users.relation,
    as: fixture.schoolAdmin,
    params: { user_id: fixture.ids.follower, student_id: fixture.ids.student },
    body: () => ({ relation: 'Autre' }),
    fields: {
      relation: values.oneOf(relations),
      relation_other: values.orNull(values.lineOf(60)),
    },
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written', () =>
    expectRefused(fixture, limits()));

  test('at its limits each field is accepted', () => expectAccepted(fixture, limits()));
});

describe('POST /users/:user_id/student/:student_id', () => {
  const limits = (): LimitsCase => ({
    route: users.attach,
    as: fixture.schoolAdmin,
    params: { user_id: fixture.ids.follower, student_id: fixture.ids.student },
    body: () => ({ relation: 'Autre' }),
    fields: {
      relation: { good: [], bad: [...values.oneOf(relations).bad, null] },
      relation_other: { good: [], bad: values.orNull(values.lineOf(60)).bad },
    },
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written [followers.attach]', () =>
    expectRefused(fixture, limits()));
});
