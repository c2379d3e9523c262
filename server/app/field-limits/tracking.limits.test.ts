import { randomUUID } from 'node:crypto';

import { tracking } from '@memocartes/contract/learning/boxes/tracking.routes';

import { expectRefused, type LimitsCase, type LimitsFixture, openFixture } from './fixture.ts';
import * as values from './values.ts';

let fixture: LimitsFixture;
beforeAll(async () => (fixture = await openFixture()));
afterAll(() => fixture.server.close());

describe('PATCH /cards_students/:id/current', () => {
  const placement = (more: object = {}) => ({ client_id: randomUUID(), cards_id: 1, box: 2, ...more });
  const each = (field: string, wrong: readonly unknown[]) => wrong.map((value) => [placement({ [field]: value })]);

  const limits = (): LimitsCase => ({
    route: tracking.place,
    as: fixture.schoolAdmin,
    params: { id: fixture.ids.student },
    body: () => ({ placements: [placement()] }),
    fields: {
      placements: {
        good: [],
        bad: [
          [],
          'x',
          null,
          {},
          Array.from({ length: 101 }, () => placement()),
          ...each('box', [0, 6, 1.5, '2', null]),
          ...each('cards_id', values.ids.bad),
          ...each('client_id', ['', 'x', 42, null]),
        ],
      },
    },
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written', () =>
    expectRefused(fixture, limits()));
});
