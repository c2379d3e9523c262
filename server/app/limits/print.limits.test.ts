import { duplexes } from '@memocartes/contract/print/sheet';
import { print } from '@memocartes/contract/print/print.routes';
import { everything, openStage, sendBad, sendGood } from './stage.ts';
import type { Case, Stage } from './stage.ts';
import * as values from './values.ts';

let stage: Stage;
beforeAll(async () => (stage = await openStage()));
afterAll(() => stage.server.close());

describe('POST /print/cards', () => {
  const shifts: values.Limits = { good: [-5, 5, 0.5], bad: [-5.1, 5.1, 1e300, '1', '', null, true, {}, []] };
  const lists = (most: number): values.Limits => ({
    good: [[]],
    bad: [
      ...['x', 1, null, {}],
      ...values.ids.bad.map((id) => [id]),
      Array.from({ length: most + 1 }, (_none, i) => i + 1),
    ],
  });
  const limits = (): Case => ({
    route: print.create,
    as: stage.manager,
    // A page of settings alone costs no generation.
    body: () => ({ calibration: true }),
    fields: {
      duplex: values.oneOf(duplexes),
      qr: values.booleans,
      dividers: values.booleans,
      shift_x: shifts,
      shift_y: shifts,
      packs: lists(100),
      cards: lists(1000),
    },
  });

  test('beyond its limits each field is refused by name, in French, and nothing is made', async () => {
    const before = await everything(stage);
    expect(await sendBad(stage, limits())).toEqual([]);
    expect(await everything(stage)).toEqual(before);
  });

  test('at its limits each field is taken', async () => {
    expect(await sendGood(stage, limits())).toEqual([]);
  });
});
