import { classesUsersPro } from '@memocartes/contract/classes/classes-userspro.routes';
import { classes } from '@memocartes/contract/classes/classes.routes';
import { classLevels } from '@memocartes/contract/people/people';
import { everything, openStage, sendBad, sendGood } from './stage.ts';
import type { Case, Stage } from './stage.ts';
import * as values from './values.ts';

let stage: Stage;
beforeAll(async () => (stage = await openStage()));
afterAll(() => stage.server.close());

let count = 0;
const next = () => (count += 1);

describe('POST /classes', () => {
  const limits = (): Case => ({
    route: classes.create,
    as: stage.manager,
    body: () => ({ name: `Classe ${next()}`, level: 'CE1' }),
    fields: {
      name: values.requiredLineOf(80),
      level: values.oneOf(classLevels),
      wrong_goes_one_back: values.booleans,
      teachersList: {
        good: [[]],
        bad: [[2_147_483_647], 'x', null, {}, Array.from({ length: 51 }, (_none, n) => n + 1)],
      },
      schools_id: values.ids,
    },
    read: (id) => stage.row('classes', id),
  });

  test('beyond its limits each field is refused by name, in French, and nothing is written [classes.required]', async () => {
    const before = await everything(stage);
    expect(await sendBad(stage, limits())).toEqual([]);
    expect(await everything(stage)).toEqual(before);
  });
  test('at its limits each field is taken, and kept as it was typed', async () => {
    expect(await sendGood(stage, limits())).toEqual([]);
  });
});

describe('PATCH /classes/:id', () => {
  const limits = (): Case => ({
    route: classes.update,
    as: stage.manager,
    params: { id: stage.ids.class },
    body: () => ({ level: 'CP' }),
    fields: {
      // Others than those of the classes that were just made: names are a school's own.
      name: { ...values.requiredLineOf(80), good: values.lineOf(79).good.map((name) => `${String(name)}2`) },
      level: values.oneOf(classLevels),
      wrong_goes_one_back: values.booleans,
    },
    read: () => stage.row('classes', stage.ids.class),
  });

  test('beyond its limits each field is refused by name, in French, and nothing is written [classes.required]', async () => {
    const before = await everything(stage);
    expect(await sendBad(stage, limits())).toEqual([]);
    expect(await everything(stage)).toEqual(before);
  });
  test('at its limits each field is taken, and kept as it was typed', async () => {
    expect(await sendGood(stage, limits())).toEqual([]);
  });
});

describe('POST /classes_userspro', () => {
  const limits = (): Case => ({
    route: classesUsersPro.create,
    as: stage.manager,
    body: () => ({ classes_id: stage.ids.class, users_pro_id: stage.ids.teacher }),
    fields: { classes_id: values.ids, users_pro_id: values.ids },
  });

  test('beyond its limits each field is refused by name, in French, and nothing is written', async () => {
    const before = await everything(stage);
    expect(await sendBad(stage, limits())).toEqual([]);
    expect(await everything(stage)).toEqual(before);
  });
});
