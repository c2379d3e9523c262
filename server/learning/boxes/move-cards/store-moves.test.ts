import { randomUUID } from 'node:crypto';

import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import type { Insertable } from 'kysely';

import type { Db } from '../../../database/database.ts';
import { migrate, migrateDown } from '../../../database/migrate/migrate.ts';
import type { CardsEvents } from '../../../database/tables/learning.ts';
import { createRandom } from '../../../demo/seed/generators/random.ts';
import { withBlankDatabase } from '../../../testing/data/blank.ts';
import { createSeed } from '../../../testing/seed.ts';
import { movesByEvent } from './store-moves.ts';

/** Answers and placements, several per day, also around midnight in Paris; some undone, some with a wrong clock. */
function someEvents(students_id: number, cards_id: number, epoch: number, seed: number): Insertable<CardsEvents>[] {
  const random = createRandom(seed);
  return Array.from({ length: 14 }, () => {
    const day = addDays(today(), -random.int(0, 6));
    const hour = String(random.pick([6, 9, 9, 21, 22, 23])).padStart(2, '0');
    const answered_at = `${day}T${hour}:${random.pick(['00', '30'])}:0${random.int(0, 9)}Z`;
    const base = { client_id: randomUUID(), students_id, cards_id, epoch, answered_at };
    if (random.chance(0.15)) return { ...base, kind: 'PLACE' as const, box: random.int(1, 5) };
    const device_time = random.chance(0.2) ? `2020-01-01T0${random.int(0, 9)}:00:00Z` : null;
    const answer = { kind: 'ANSWER' as const, is_right: random.chance(0.6), is_undone: random.chance(0.15) };
    return { ...base, ...answer, device_time, one_back: random.chance(0.5) };
  });
}

const undosOf = (events: Insertable<CardsEvents>[]) =>
  events
    .filter(({ is_undone }) => is_undone)
    .map(({ students_id, cards_id, epoch, client_id, answered_at }) => ({
      students_id,
      cards_id,
      epoch,
      answered_at,
      client_id: randomUUID(),
      kind: 'UNDO' as const,
      undoes: client_id,
    }));

async function insertEvents(db: Db): Promise<void> {
  const seed = createSeed(db);
  const school = await seed.school();
  const card = await seed.card();
  for (let n = 0; n < 12; n += 1) {
    const student = await seed.student({ schools_id: school.id });
    for (const epoch of [1, 2]) {
      const events = someEvents(student.id, card.id, epoch, 10 * n + epoch);
      await db.insertInto('cards_events').values(events).execute();
      const undos = undosOf(events);
      if (undos.length) await db.insertInto('cards_events').values(undos).execute();
    }
  }
}

test(
  'the migration computes the moves of existing events as `movesByEvent` does',
  () =>
    withBlankDatabase(async (db) => {
      await migrate(db);
      await insertEvents(db);
      await migrateDown(db, '0030');
      await migrate(db);
      const rows = await db.selectFrom('cards_events').selectAll().execute();
      expect(rows.length).toBeGreaterThan(300);
      const eventsByEpoch = Map.groupBy(rows, ({ students_id, epoch }) => `${students_id} ${epoch}`);
      for (const events of eventsByEpoch.values()) {
        const moves = movesByEvent(events);
        for (const { client_id, from_box, to_box, is_first_move } of events) {
          const none = { from_box: null, to_box: null, is_first_move: false };
          expect({ from_box, to_box, is_first_move }).toEqual(moves.get(client_id) ?? none);
        }
      }
    }),
  60_000,
);
