import fc from 'fast-check';

import { addDays, weeksBetween } from '../calendar/days.ts';
import { type BoxEvent, foldEvents, movesOf } from './leitner.ts';
import { boxesByWeek } from './weeks.ts';

const calendar = { zone: 'C' as const };
const event: fc.Arbitrary<BoxEvent> = fc
  .record({ client_id: fc.uuid(), after: fc.integer({ min: 0, max: 80 }), is_right: fc.boolean(), session: fc.nat(9) })
  .map(({ client_id, after, is_right, session }) => ({
    client_id,
    is_right,
    kind: 'ANSWER',
    box: null,
    sessions_id: session,
    answered_at: `${addDays('2026-09-01', after)}T09:00:00Z`,
  }));
const cards = fc.array(fc.uniqueArray(event, { selector: ({ client_id }) => client_id, minLength: 1 }), {
  maxLength: 6,
});

test('the last move determines the card’s box', () => {
  fc.assert(
    fc.property(cards, (all) => {
      for (const events of all) {
        const { box, box_before, moved_on: day, sessions_id } = foldEvents(events, calendar)!;
        expect(movesOf(events).at(-1)).toMatchObject({ box, box_before, day, sessions_id });
      }
    }),
  );
});

test('the boxes of a week depend only on the events until its end', () => {
  const mondays = weeksBetween('2026-08-24', '2026-11-27');
  fc.assert(
    fc.property(cards, (all) => {
      for (const { week, boxes } of boxesByWeek(all.map(movesOf), mondays)) {
        const end = addDays(week, 7);
        const expected = [0, 0, 0, 0, 0];
        for (const events of all) {
          const state = foldEvents(
            events.filter(({ answered_at }) => answered_at < end),
            calendar,
          );
          if (state) expected[state.box - 1]! += 1;
        }
        expect(boxes).toEqual(expected);
      }
    }),
  );
});

test('later moves do not change the box and session of a move', () => {
  const answer = (day: string, result: 'right' | 'wrong', sessions_id: number): BoxEvent => ({
    client_id: day,
    kind: 'ANSWER',
    box: null,
    is_right: result === 'right',
    sessions_id,
    answered_at: `${day}T09:00:00Z`,
  });

  const moves = movesOf([
    answer('2026-11-17', 'wrong', 2),
    answer('2026-11-16', 'right', 1),
    answer('2026-11-19', 'right', 3),
  ]);
  expect(moves.map(({ sessions_id, box_before, box, isFirst }) => [sessions_id, box_before, box, isFirst])).toEqual([
    [1, 1, 2, true],
    [2, 2, 1, false],
    [3, 1, 2, false],
  ]);
});
