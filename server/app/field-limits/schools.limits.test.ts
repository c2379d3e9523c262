import { periodicities } from '@memocartes/contract/invoices/periods';
import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { offerIds } from '@memocartes/contract/offers/offers';
import { schools } from '@memocartes/contract/schools/schools.routes';

import { expectAccepted, expectRefused, type LimitsCase, type LimitsFixture, openFixture } from './fixture.ts';
import type { Limits } from './values.ts';
import * as values from './values.ts';

let fixture: LimitsFixture;
beforeAll(async () => (fixture = await openFixture()));
afterAll(() => fixture.server.close());

let count = 0;
const next = () => (count += 1);
const tomorrow = addDays(today(), 1);

const schoolFields: Record<string, Limits> = {
  name: values.requiredLineOf(150),
  mail: values.emails(),
  address_city: values.requiredLineOf(100),
  code: {
    good: ['ABC 123', 'É'.repeat(17)],
    bad: ['', ' ', 'A'.repeat(18), 'AB-1', 'A\nB', 'A\u202eB', '<b>', 42, null],
  },
  offers_id: { good: [4], bad: [0, 5, '4', null, {}] },
  invoice_periodicity: values.oneOf(periodicities),
  nb_teachers_max: { good: [9999], bad: values.numbers.bad },
  description: values.orNull(values.textOf(1000)),
  phone: values.orNull(values.phones),
  address: values.orNull(values.lineOf(200)),
  address_comp: values.orNull(values.lineOf(200)),
  address_postal_code: {
    good: ['01000', '97400', '98799', null],
    bad: ['', '00999', '99000', '1234', '123456', 'ABCDE', 75000],
  },
  holiday_zone: { good: ['A', 'B', 'C', null], bad: ['D', 'a', 1] },
  status: values.oneOf(['DRAFT', 'ARCHIVED', 'VISIBLE']),
  nb_students_max: { good: [9999, null], bad: values.numbers.bad },
  nb_physical_boxes: { good: [9999], bad: values.numbers.bad },
  is_digital: { good: [false], bad: values.booleans.bad },
  date_expiration: { good: [tomorrow, '9999-12-31'], bad: [today(), '2020-01-01', ...values.days.bad] },
};

const school = () => ({
  name: 'École',
  code: `C ${next()}`,
  mail: 'ecole@test.example',
  address_city: 'Paris',
  offers_id: offerIds.SCHOOL_PAYED,
  invoice_periodicity: 'ANNUAL',
  nb_teachers_max: 5,
  date_expiration: tomorrow,
});

describe('POST /schools', () => {
  const limits = (): LimitsCase => ({
    route: schools.create,
    as: fixture.superadmin,
    body: school,
    fields: schoolFields,
    read: (id) => fixture.row('schools', id),
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written [interface.required] [schools.required] [accounts.email] [accounts.phone] [schools.postal-code] [schools.code] [schools.numbers] [schools.expiration]', () =>
    expectRefused(fixture, limits()));

  test('at its limits each field is accepted and stored as typed', () => expectAccepted(fixture, limits()));
});

describe('PATCH /schools/:id', () => {
  const limits = (): LimitsCase => ({
    route: schools.update,
    as: fixture.superadmin,
    params: { id: fixture.ids.school },
    body: () => ({ address_city: 'Paris' }),
    fields: { ...schoolFields, code: { ...schoolFields.code!, good: ['DEF 456', 'Ê'.repeat(17)] } },
    read: () => fixture.row('schools', fixture.ids.school),
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written [accounts.email] [accounts.phone] [schools.postal-code] [schools.code] [schools.numbers] [schools.expiration]', () =>
    expectRefused(fixture, limits()));

  test('at its limits each field is accepted and stored as typed', () => expectAccepted(fixture, limits()));
});
