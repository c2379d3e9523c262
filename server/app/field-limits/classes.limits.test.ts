import { classes } from '@memocartes/contract/classes/classes.routes';
import { classesUsersPro } from '@memocartes/contract/classes/classes-userspro.routes';
import { homeRevisionOptions } from '@memocartes/contract/devices/home-revision/home';
import { classLevels } from '@memocartes/contract/levels/levels';

import { expectAccepted, expectRefused, type LimitsCase, type LimitsFixture, openFixture } from './fixture.ts';
import * as values from './values.ts';

let fixture: LimitsFixture;
beforeAll(async () => (fixture = await openFixture()));
afterAll(() => fixture.server.close());

let count = 0;
const next = () => (count += 1);

describe('POST /classes', () => {
  const limits = (): LimitsCase => ({
    route: classes.create,
    as: fixture.schoolAdmin,
    body: () => ({ name: `Classe ${next()}`, level: 'CE1' }),
    fields: {
      name: values.requiredLineOf(80),
      level: values.oneOf(classLevels),
      wrong_goes_one_back: values.booleans,
      new_cards_by_level: values.booleans,
      home_revision: values.oneOf(homeRevisionOptions),
      teachersList: {
        good: [[]],
        bad: [[2_147_483_647], 'x', null, {}, Array.from({ length: 51 }, (_, n) => n + 1)],
      },
      schools_id: values.ids,
    },
    read: (id) => fixture.row('classes', id),
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written [classes.required]', () =>
    expectRefused(fixture, limits()));

  test('at its limits each field is accepted and stored as typed', () => expectAccepted(fixture, limits()));
});

describe('PATCH /classes/:id', () => {
  const limits = (): LimitsCase => ({
    route: classes.update,
    as: fixture.schoolAdmin,
    params: { id: fixture.ids.class },
    body: () => ({ level: 'CP' }),
    fields: {
      // The values differ from the names of existing classes, because names are unique within a school.
      name: { ...values.requiredLineOf(80), good: values.lineOf(79).good.map((name) => `${String(name)}2`) },
      level: values.oneOf(classLevels),
      wrong_goes_one_back: values.booleans,
      new_cards_by_level: values.booleans,
      home_revision: values.oneOf(homeRevisionOptions),
    },
    read: () => fixture.row('classes', fixture.ids.class),
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written [classes.required]', () =>
    expectRefused(fixture, limits()));

  test('at its limits each field is accepted and stored as typed', () => expectAccepted(fixture, limits()));
});

describe('POST /classes_userspro', () => {
  const limits = (): LimitsCase => ({
    route: classesUsersPro.create,
    as: fixture.schoolAdmin,
    body: () => ({ classes_id: fixture.ids.class, users_pro_id: fixture.ids.teacher }),
    fields: { classes_id: values.ids, users_pro_id: values.ids },
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written', () =>
    expectRefused(fixture, limits()));
});
