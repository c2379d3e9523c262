import fc from 'fast-check';

import { addDays } from '../calendar/days.ts';
import { addSchoolDays, isSchoolDay } from '../calendar/school-days.ts';
import { type BoxEvent, delays, foldEvents, movesOf } from './leitner.ts';

const calendar = { zone: 'C' as const };
let count = 0;

const answer = (day: string, result: 'right' | 'wrong', overrides: Partial<BoxEvent> = {}): BoxEvent => ({
  client_id: `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`,
  kind: 'ANSWER',
  is_right: result === 'right',
  box: null,
  answered_at: `${day}T09:00:00Z`,
  ...overrides,
});

const placement = (day: string, box: number, overrides: Partial<BoxEvent> = {}): BoxEvent => ({
  ...answer(day, 'right', overrides),
  kind: 'PLACE',
  is_right: null,
  box,
});

const undo = ({ client_id }: BoxEvent): BoxEvent => ({
  ...answer('2026-11-20', 'right'),
  kind: 'UNDO',
  is_right: null,
  undoes: client_id,
});

const boxOf = (...events: BoxEvent[]) => foldEvents(events, calendar)?.box;

test('a card without events has no state', () => {
  expect(foldEvents([], calendar)).toBeUndefined();
});

test('a new card enters box 1: a right answer moves the card up, a wrong answer keeps it in box 1 [boxes.start]', () => {
  expect(foldEvents([answer('2026-11-16', 'right', { sessions_id: 7 })], calendar)).toEqual({
    box: 2,
    box_before: 1,
    due_on: '2026-11-19',
    moved_on: '2026-11-16',
    first_on: '2026-11-16',
    nb_right: 1,
    nb_wrong: 0,
    sessions_id: 7,
  });
  expect(foldEvents([answer('2026-11-16', 'wrong')], calendar)).toMatchObject({
    box: 1,
    due_on: '2026-11-17',
    nb_wrong: 1,
  });
});

test('a wrong answer moves a card to box 1, or one box back if the class has this option [boxes.move]', () => {
  expect(boxOf(placement('2026-11-02', 4), answer('2026-11-16', 'wrong'))).toBe(1);
  expect(boxOf(placement('2026-11-02', 4), answer('2026-11-16', 'wrong', { one_back: true }))).toBe(3);
  expect(boxOf(placement('2026-11-02', 1), answer('2026-11-16', 'wrong', { one_back: true }))).toBe(1);
});

test('a card answered wrongly can’t move up that day, but can on the next day [boxes.missed]', () => {
  const missed = answer('2026-11-16', 'wrong');
  const again = answer('2026-11-16', 'right', { answered_at: '2026-11-16T09:05:00Z' });
  expect(foldEvents([placement('2026-11-02', 3), missed, again], calendar)).toMatchObject({
    box: 1,
    nb_right: 1,
    nb_wrong: 1,
  });
  expect(boxOf(placement('2026-11-02', 3), missed, again, answer('2026-11-17', 'right'))).toBe(2);
});

test('a day is a day in Paris, not in UTC [boxes.once-a-day]', () => {
  const late = answer('2026-11-16', 'right', { answered_at: '2026-11-16T22:30:00Z' });
  const later = answer('2026-11-16', 'right', { answered_at: '2026-11-16T23:30:00Z' });
  expect(boxOf(late, later)).toBe(3);
});

test('a card in box 5 is checked after 16 school days: a right answer ends the checks, a wrong answer moves the card to box 1 [boxes.acquired]', () => {
  const acquired = foldEvents([placement('2026-09-01', 4), answer('2026-11-16', 'right')], calendar);
  expect(acquired).toMatchObject({ box: 5, due_on: addSchoolDays('2026-11-16', 16, calendar) });
  const events = [placement('2026-09-01', 4), answer('2026-11-16', 'right')];
  expect(foldEvents([...events, answer('2026-12-15', 'right')], calendar)).toMatchObject({ box: 5, due_on: null });
  expect(foldEvents([...events, answer('2026-12-15', 'wrong')], calendar)).toMatchObject({
    box: 1,
    due_on: '2026-12-17',
  });
});

test('a placement moves a card already moved by an answer that day; later answers of that day do not move it', () => {
  const events = [answer('2026-11-16', 'right'), placement('2026-11-16', 4, { answered_at: '2026-11-16T10:00:00Z' })];
  expect(boxOf(...events)).toBe(4);
  expect(boxOf(...events, answer('2026-11-16', 'right', { answered_at: '2026-11-16T11:00:00Z' }))).toBe(4);
});

const aDay = fc.integer({ min: 0, max: 120 }).map((offset) => addDays('2026-09-01', offset));
const anEvent: fc.Arbitrary<BoxEvent> = fc
  .record({
    client_id: fc.uuid(),
    day: aDay,
    hour: fc.integer({ min: 6, max: 20 }),
    is_right: fc.boolean(),
    one_back: fc.boolean(),
    placed: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 9 }),
  })
  .map(({ day, hour, placed, is_right, ...event }) => ({
    ...event,
    answered_at: `${day}T${String(hour).padStart(2, '0')}:00:00Z`,
    kind: placed === null ? 'ANSWER' : 'PLACE',
    is_right: placed === null ? is_right : null,
    box: placed,
  }));
const someEvents = fc.uniqueArray(anEvent, { selector: (event) => event.client_id, minLength: 1, maxLength: 40 });
const shuffled = someEvents.chain((events) =>
  fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length }), fc.subarray(events)),
);

test('neither order nor repetition of events changes the state', () => {
  fc.assert(
    fc.property(shuffled, ([events, others, twice]) => {
      expect(foldEvents([...twice, ...others, ...twice], calendar)).toEqual(foldEvents(events, calendar));
    }),
  );
});

test('after any events, the card is in one of five boxes and every answer is counted; it is due 1, 2, 4, 8 or 16 school days after its last move, unless it was checked in box 5 [boxes.due]', () => {
  expect(delays).toEqual([1, 2, 4, 8, 16]);
  fc.assert(
    fc.property(someEvents, (events) => {
      const state = foldEvents(events, calendar)!;
      const answers = events.filter(({ kind }) => kind === 'ANSWER');
      expect(state.box).toBeGreaterThanOrEqual(1);
      expect(state.box).toBeLessThanOrEqual(5);
      expect(state.nb_right + state.nb_wrong).toBe(answers.length);
      expect(state.first_on <= state.moved_on).toBe(true);
      if (state.due_on === null) expect(state.box).toBe(5);
      else expect(isSchoolDay(state.due_on, calendar)).toBe(true);
      if (state.due_on !== null) {
        expect(state.due_on).toBe(addSchoolDays(state.moved_on, delays[state.box - 1]!, calendar));
      }
    }),
  );
});

test('answers move a card up at most one box per day [boxes.once-a-day]', () => {
  const answersOnly = someEvents.map((events) => events.filter(({ kind }) => kind === 'ANSWER'));
  fc.assert(
    fc.property(answersOnly, aDay, (events, day) => {
      const until = (last: string) =>
        foldEvents(
          events.filter((event) => event.answered_at.slice(0, 10) <= last),
          calendar,
        );

      const before = until(addDays(day, -1))?.box ?? 1;
      const after = until(day)?.box ?? 1;
      expect(after).toBeLessThanOrEqual(before + 1);
    }),
  );
});

test('answers of a device with a wrong clock keep their order within the day', () => {
  const put = { answered_at: '2026-11-16T09:00:00Z' };
  const missed = answer('2026-11-16', 'wrong', { ...put, client_id: 'b', device_time: '2001-01-01T00:00:10Z' });
  const again = answer('2026-11-16', 'right', { ...put, client_id: 'a', device_time: '2001-01-01T00:00:20Z' });
  expect(boxOf(placement('2026-11-02', 3), again, missed)).toBe(1);
});

test('events count in the order of their times, not of their arrival', () => {
  const first = answer('2026-11-16', 'right');
  const second = answer('2026-11-17', 'wrong');
  expect(foldEvents([second, first], calendar)).toEqual(foldEvents([first, second], calendar));
  expect(boxOf(second, first)).toBe(1);
});

test('an undone answer has no effect: a card without another event is in no box [boxes.undo-answer]', () => {
  const undone = answer('2026-11-16', 'right');
  expect(foldEvents([undone, undo(undone)], calendar)).toBeUndefined();
  expect(boxOf(undo(undone), undone)).toBeUndefined();
  expect(movesOf([undone, undo(undone)])).toEqual([]);
});

test('once a wrong answer is undone, the day’s next answer moves the card', () => {
  const slip = answer('2026-11-16', 'wrong');
  const again = answer('2026-11-16', 'right', { answered_at: '2026-11-16T09:05:00Z' });
  const events = [placement('2026-11-02', 3), slip, undo(slip), again];
  expect(foldEvents(events, calendar)).toMatchObject({ box: 4, nb_right: 1, nb_wrong: 0 });
});

test('an undo of a placement or of an unknown answer has no effect', () => {
  const placed = placement('2026-11-02', 3);
  expect(boxOf(placed, undo(placed), undo(answer('2026-11-16', 'right')))).toBe(3);
});

test('undone answers have no effect, for any order and repetition of events', () => {
  const some = someEvents.chain((events) => fc.tuple(fc.constant(events), fc.subarray(events)));
  const mixed = some.chain(([events, chosen]) => {
    const undone = chosen.filter(({ kind }) => kind === 'ANSWER');
    const all = [...events, ...undone.map(undo)];
    return fc.tuple(
      fc.constant(events.filter((event) => !undone.includes(event))),
      fc.shuffledSubarray(all, { minLength: all.length }),
      fc.subarray(all),
    );
  });
  fc.assert(
    fc.property(mixed, ([remaining, all, twice]) => {
      expect(foldEvents([...twice, ...all, ...twice], calendar)).toEqual(foldEvents(remaining, calendar));
      expect(movesOf([...all, ...twice])).toEqual(movesOf(remaining));
    }),
  );
});

test('practice never changes a state, for any order of practice and other events [home-revision.practice]', () => {
  const practised = anEvent.map((event): BoxEvent => ({
    ...event,
    kind: 'PRACTICE',
    is_right: event.is_right ?? true,
    box: null,
  }));
  const mixed = fc
    .tuple(someEvents, fc.uniqueArray(practised, { selector: ({ client_id }) => client_id, maxLength: 20 }))
    .chain(([events, practice]) => {
      const all = [...events, ...practice];
      return fc.tuple(fc.constant(events), fc.shuffledSubarray(all, { minLength: all.length }));
    });
  fc.assert(
    fc.property(mixed, ([events, all]) => {
      expect(foldEvents(all, calendar)).toEqual(foldEvents(events, calendar));
      expect(movesOf(all)).toEqual(movesOf(events));
    }),
  );
});

test('answers at home and in class, some of them undone, move a card at most once a day in any order of arrival [home-revision.counts]', () => {
  const places = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 });
  const twoPlaces = fc.tuple(someEvents, places, fc.subarray(Array.from({ length: 40 }, (_none, n) => n)));
  const arrivals = twoPlaces.chain(([events, atHome, undone]) => {
    const locatedEvents = events.map((event, i): BoxEvent => ({ ...event, sessions_id: atHome[i] ? null : 7 }));
    const undos = locatedEvents.filter(({ kind }, i) => kind === 'ANSWER' && undone.includes(i)).map(undo);
    const all = [...locatedEvents, ...undos];
    return fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }));
  });
  fc.assert(
    fc.property(arrivals, ([sent, arrived]) => {
      expect(foldEvents(arrived, calendar)).toEqual(foldEvents(sent, calendar));
      const days = movesOf(arrived)
        .filter(({ client_id }) => sent.find((event) => event.client_id === client_id)?.kind === 'ANSWER')
        .map(({ day }) => day);
      expect(new Set(days).size).toBe(days.length);
    }),
  );
});
