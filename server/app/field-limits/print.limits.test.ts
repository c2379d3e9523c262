import { print } from '@memocartes/contract/print/print.routes';
import { duplexes } from '@memocartes/contract/print/sheet-layout/sheet';

import { expectAccepted, expectRefused, type LimitsCase, type LimitsFixture, openFixture } from './fixture.ts';
import * as values from './values.ts';

let fixture: LimitsFixture;
beforeAll(async () => (fixture = await openFixture()));
afterAll(() => fixture.server.close());

describe('POST /print/cards', () => {
  const shifts: values.Limits = { good: [-5, 5, 0.5], bad: [-5.1, 5.1, 1e300, '1', '', null, true, {}, []] };

  const lists = (max: number): values.Limits => ({
    good: [[]],
    bad: ['x', 1, null, {}, ...values.ids.bad.map((id) => [id]), Array.from({ length: max + 1 }, (_, i) => i + 1)],
  });

  const limits = (): LimitsCase => ({
    route: print.create,
    as: fixture.schoolAdmin,
    // A calibration page needs no cards.
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

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written', () =>
    expectRefused(fixture, limits()));

  test('at its limits each field is accepted', () => expectAccepted(fixture, limits()));
});
