import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { packs } from '@memocartes/contract/packs/packs.routes';

import { laterWeek, schoolWeek } from '../../testing/classroom.ts';
import type { Person } from '../../testing/seed.ts';
import { expectAccepted, expectRefused, type LimitsCase, type LimitsFixture, openFixture } from './fixture.ts';
import * as values from './values.ts';

let fixture: LimitsFixture;
let cards: number[];
let pack: number;
let teacher: Person;

beforeAll(async () => {
  fixture = await openFixture();
  teacher = await fixture.server.seed.teacher();
  cards = [];
  for (let i = 0; i < 16; i += 1) cards.push((await fixture.server.seed.card()).id);
  const body = { title: 'Tables', icon: 'star', cards: cards.slice(0, 2) };
  pack = (await fixture.server.as(fixture.schoolAdmin).body(packs.create, { body })).id;
});

afterAll(() => fixture.server.close());

const weeks: values.Limits = { good: [], bad: [...values.days.bad, '2026-12-08'] };

const fields = (): Record<string, values.Limits> => ({
  title: values.requiredLineOf(80),
  name: values.orNull(values.lineOf(80)),
  icon: values.requiredLineOf(40),
  cards: {
    good: [cards.slice(0, 15), cards.slice(0, 1)],
    bad: ['x', 1, null, {}, [], cards, [cards[0], cards[0]], [2_147_483_647], ...values.ids.bad.map((id) => [id])],
  },
});

const cases: [string, () => LimitsCase][] = [
  [
    'POST /packspro/create',
    () => ({
      route: packs.create,
      as: fixture.schoolAdmin,
      body: () => ({ title: 'Tables', icon: 'star', cards: cards.slice(0, 2) }),
      fields: fields(),
      read: (id) => fixture.row('packs', id),
    }),
  ],
  [
    'PATCH /packspro/:id',
    () => ({
      route: packs.update,
      as: fixture.schoolAdmin,
      params: { id: pack },
      body: () => ({ icon: 'star' }),
      fields: fields(),
      read: () => fixture.row('packs', pack),
    }),
  ],
  [
    'POST /packspro/:id/classes',
    () => ({
      route: packs.assign,
      as: fixture.schoolAdmin,
      params: { id: pack },
      body: () => ({ classes_id: fixture.ids.class, week: schoolWeek }),
      fields: { classes_id: values.ids, week: weeks },
    }),
  ],
  [
    'PATCH /packspro/:id/classes/:classes_id/:week',
    () => ({
      route: packs.move,
      as: fixture.schoolAdmin,
      params: { id: pack, classes_id: fixture.ids.class, week: schoolWeek },
      body: () => ({ to: laterWeek }),
      fields: { to: weeks },
    }),
  ],
  [
    'POST /sessions',
    () => ({
      route: sessions.open,
      as: teacher,
      body: () => ({ classes_id: fixture.ids.class }),
      fields: { classes_id: values.ids, end_time: { good: [], bad: ['', 'demain', '2026-12-07', 42, {}] } },
    }),
  ],
];

test.each(cases.slice(0, 2))(
  '%s: values beyond the limits of a field are refused, with a French message for that field, and nothing is written [packs.max-cards] [packs.required]',
  (_route, limits) => expectRefused(fixture, limits()),
);

test.each(cases.slice(2))(
  '%s: values beyond the limits of a field are refused, with a French message for that field, and nothing is written',
  (_route, limits) => expectRefused(fixture, limits()),
);

test.each(cases.slice(0, 2))('%s: at its limits each field is accepted and stored as typed', (_route, limits) =>
  expectAccepted(fixture, limits()),
);
