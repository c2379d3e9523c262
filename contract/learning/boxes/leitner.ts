import type { Calendar } from '../calendar/calendar.ts';
import { addSchoolDays } from '../calendar/calendar.ts';
import type { Day } from '../calendar/days.ts';
import { parisDay } from '../calendar/days.ts';

/** Box 5 contains acquired cards [boxes.acquired]. */
export const acquiredBox = 5;

/** School days until a card in box 1 to 5 is due; in box 5, until its only check [boxes.due]. */
export const delays = [1, 2, 4, 8, 16] as const;

/**
 * Something that happened to one card of one student: an answer, or a placement (physical cards, demonstration) in
 * `box`. `client_id` is chosen by the client; the same event sent twice counts once. `one_back`: the class's option
 * when it happened: whether a wrong answer moves the card one box back instead of to box 1. `device_time`: the time on
 * a wrong clock, if `answered_at` was corrected; it still orders the events of its day. `undoes`: the `client_id` of
 * the answer that an UNDO undoes. PRACTICE is an answer that moves no card [home-revision.practice].
 */
export type BoxEvent = {
  client_id: string;
  kind: 'ANSWER' | 'PLACE' | 'DEMO' | 'UNDO' | 'PRACTICE';
  is_right: boolean | null;
  box: number | null;
  undoes?: string | null;
  one_back?: boolean;
  answered_at: string;
  device_time?: string | null;
  sessions_id?: number | null;
};

/**
 * A card's state. `box_before` is the box before the last move, on `moved_on`, in session `sessions_id`; equal to `box`
 * when the card stayed in its box. `due_on` is null once an acquired card has been checked.
 */
export type BoxState = {
  box: number;
  box_before: number;
  due_on: Day | null;
  moved_on: Day;
  first_on: Day;
  nb_right: number;
  nb_wrong: number;
  sessions_id: number | null;
};

type Dated = { event: BoxEvent; day: Day; time: number };

const inOrder = (a: Dated, b: Dated) => {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  return a.time - b.time || (a.event.client_id < b.event.client_id ? -1 : 1);
};

/**
 * Effective events: without practice, undos and the answers that they undo, in whatever order they arrive
 * [boxes.undo-answer].
 */
function effectiveEvents(events: readonly BoxEvent[]): readonly BoxEvent[] {
  const undone = new Set(events.flatMap(({ kind, undoes }) => (kind === 'UNDO' && undoes ? [undoes] : [])));
  return events.filter(({ kind, client_id }) => {
    if (kind === 'UNDO' || kind === 'PRACTICE') return false;
    return !(kind === 'ANSWER' && undone.has(client_id));
  });
}

/** Effective events without duplicates, with their day in Paris, in chronological order [boxes.answers-once]. */
function inChronologicalOrder(events: readonly BoxEvent[]): Dated[] {
  const once = new Map(effectiveEvents(events).map((event) => [event.client_id, event]));
  const dated = [...once.values()].map((event) => ({
    event,
    day: parisDay(event.answered_at),
    time: Date.parse(event.device_time ?? event.answered_at),
  }));
  return dated.sort(inOrder);
}

/** The box to which an event moves a card [boxes.move]. */
function boxAfter(event: BoxEvent, box: number): number {
  if (event.kind !== 'ANSWER') return event.box ?? box;
  if (event.is_right) return Math.min(box + 1, acquiredBox);
  return event.one_back ? Math.max(box - 1, 1) : 1;
}

type Placed = Omit<BoxState, 'due_on'> & { isChecked: boolean };

/**
 * Whether an event moves the card: a placement always, an answer only if the card has not moved that day. So a card
 * answered wrongly cannot move up that day [boxes.missed] [boxes.once-a-day] [scanning.once-a-day].
 */
const isMove = (event: BoxEvent, day: Day, state: Placed) => event.kind !== 'ANSWER' || day > state.moved_on;

function apply(state: Placed | undefined, { event, day }: Dated): Placed {
  const nb_right = (state?.nb_right ?? 0) + (event.is_right === true ? 1 : 0);
  const nb_wrong = (state?.nb_wrong ?? 0) + (event.is_right === false ? 1 : 0);
  if (state && !isMove(event, day, state)) return { ...state, nb_right, nb_wrong };
  const box_before = state?.box ?? (event.kind === 'ANSWER' ? 1 : (event.box ?? 1));
  const box = boxAfter(event, box_before);
  return {
    box,
    box_before,
    isChecked: event.kind === 'ANSWER' && box === acquiredBox && box_before === acquiredBox,
    moved_on: day,
    first_on: state?.first_on ?? day,
    nb_right,
    nb_wrong,
    sessions_id: event.sessions_id ?? null,
  };
}

/**
 * A card that reached `box` on a day: by a move, or by an answer that kept it there. `client_id`: the event that caused
 * it; `isFirst`: the card was in no box before.
 */
export type BoxMove = Pick<BoxState, 'box' | 'box_before' | 'sessions_id'> & {
  client_id: string;
  day: Day;
  isFirst: boolean;
};

/** All moves of one card of one student in chronological order, by the same rule as `foldEvents`. */
export function movesOf(events: readonly BoxEvent[]): BoxMove[] {
  const boxMoves: BoxMove[] = [];
  let state: Placed | undefined;
  for (const dated of inChronologicalOrder(events)) {
    const isFirst = !state;
    const hasMoved = !state || isMove(dated.event, dated.day, state);
    state = apply(state, dated);
    const { box, box_before, sessions_id } = state;
    if (hasMoved)
      boxMoves.push({ client_id: dated.event.client_id, box, box_before, sessions_id, day: dated.day, isFirst });
  }
  return boxMoves;
}

/**
 * The Leitner rule: the state of one student's card from all its events, or undefined without events. The order and
 * repetition of events do not change the result [boxes.start].
 */
export function foldEvents(events: readonly BoxEvent[], calendar: Calendar): BoxState | undefined {
  const placed = inChronologicalOrder(events).reduce<Placed | undefined>(apply, undefined);
  if (!placed) return undefined;
  const { isChecked, ...state } = placed;
  // Only the last move determines the due day: counting school days is the most expensive part.
  return { ...state, due_on: isChecked ? null : addSchoolDays(state.moved_on, delays[state.box - 1]!, calendar) };
}
