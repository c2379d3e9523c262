import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { levels } from '@memocartes/contract/levels/levels';
import { students } from '@memocartes/contract/students/students.routes';
import { genders } from '@memocartes/contract/users/people';

import { expectAccepted, expectRefused, type LimitsCase, type LimitsFixture, openFixture } from './fixture.ts';
import type { Limits } from './values.ts';
import * as values from './values.ts';

let fixture: LimitsFixture;
beforeAll(async () => (fixture = await openFixture()));
afterAll(() => fixture.server.close());

const tomorrow = addDays(today(), 1);

const studentFields: Record<string, Limits> = {
  firstname: values.requiredLineOf(100),
  lastname: values.lineOf(100),
  gender: { good: [...genders, null], bad: values.oneOf(genders).bad },
  birthdate: { good: [...values.days.good, today(), null], bad: [tomorrow, ...values.days.bad] },
  level: { good: [...levels, null], bad: ['6EME', 'CP/CE1/CE2', ...values.oneOf(levels).bad] },
  is_phygital: values.booleans,
};

describe('POST /students', () => {
  const limits = (): LimitsCase => ({
    route: students.create,
    as: fixture.schoolAdmin,
    body: () => ({ firstname: 'Ada' }),
    fields: {
      ...studentFields,
      classes_id: { good: [null], bad: [...values.ids.bad, 2_147_483_647] },
      schools_id: values.ids,
    },
    read: (id) => fixture.row('students', id),
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written [students.first-name] [students.birth-date] [students.choices]', () =>
    expectRefused(fixture, limits()));

  test('at its limits each field is accepted and stored as typed', () => expectAccepted(fixture, limits()));
});

describe('PATCH /students/:id', () => {
  const limits = (): LimitsCase => ({
    route: students.update,
    as: fixture.schoolAdmin,
    params: { id: fixture.ids.student },
    body: () => ({ level: 'CP' }),
    fields: { ...studentFields, status: values.oneOf(['ACTIVE', 'INACTIVE']) },
    read: () => fixture.row('students', fixture.ids.student),
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written [students.first-name] [students.birth-date] [students.choices]', () =>
    expectRefused(fixture, limits()));

  test('at its limits each field is accepted and stored as typed', () => expectAccepted(fixture, limits()));
});

describe('PATCH /students/transfer/:id', () => {
  const limits = (): LimitsCase => ({
    route: students.transfer,
    as: fixture.schoolAdmin,
    params: { id: fixture.ids.class },
    body: () => ({ students: [fixture.ids.student] }),
    fields: { students: { good: [], bad: [[], 'x', null, {}, Array.from({ length: 501 }, (_, n) => n + 1)] } },
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written', () =>
    expectRefused(fixture, limits()));
});

describe('PATCH /students/unassign', () => {
  const limits = (): LimitsCase => ({
    route: students.unassign,
    as: fixture.schoolAdmin,
    body: () => ({ students: [fixture.ids.student] }),
    fields: { students: { good: [], bad: [[], 'x', null, {}] } },
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written', () =>
    expectRefused(fixture, limits()));
});
