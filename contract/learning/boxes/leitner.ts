import { type Day, parisDay } from '../calendar/days.ts';
import { addSchoolDays, type Calendar } from '../calendar/school-days.ts';

/** Box 5 contains acquired cards [boxes.acquired]. */
export const acquiredBox = 5;

/** School days until a card in box 1 to 5 is due; in box 5, until its only check [boxes.due]. */
export const delays = [1, 2, 4, 8, 16] as const;

/** An event of one card of one student. */
export type BoxEvent = {
  /** Chosen by the client; an event that is sent twice counts once. */
  client_id: string;
  /**
   * PLACE and DEMO place the card in `box` (by hand, by the demonstration); UNDO cancels the answer `undoes`. PRACTICE
   * is an answer that moves no card [home-revision.practice].
   */
  kind: 'ANSWER' | 'PLACE' | 'DEMO' | 'UNDO' | 'PRACTICE';
  is_right: boolean | null;
  box: number | null;
  /** `client_id` of the undone answer. */
  undoes?: string | null;
  /** The class's option at the time of the answer: a wrong answer moves the card one box back instead of to box 1. */
  one_back?: boolean;
  answered_at: string;
  /** Time on the device's wrong clock, if `answered_at` was corrected. It orders the events of one day. */
  device_time?: string | null;
  sessions_id?: number | null;
};

/**
 * A card's state. `box_before`, `moved_on` and `sessions_id` describe the last move; `box_before` equals `box` if the
 * card kept its box. `due_on` is null once an acquired card has been checked.
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

/** Events without practice, undos and undone answers; an undo may arrive before its answer [boxes.undo-answer]. */
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
 * Whether an event moves the card: a placement always, an answer only if it is the card's first move of the day. A card
 * answered wrongly thus cannot move up that day [boxes.missed] [boxes.once-a-day] [scanning.once-a-day].
 */
const isMove = (event: BoxEvent, day: Day, state: Placed) => event.kind !== 'ANSWER' || day > state.moved_on;

/** The state after an event. A card that is answered before any placement enters box 1 first [boxes.start]. */
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
 * A move of a card to `box`, or an answer that kept the card in `box`. `client_id`: the event that caused the move;
 * `isFirst`: the card was in no box before.
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
    if (hasMoved) {
      boxMoves.push({ client_id: dated.event.client_id, box, box_before, sessions_id, day: dated.day, isFirst });
    }
  }
  return boxMoves;
}

/**
 * The Leitner rule: the state of one student's card from all its events, or undefined without an effective event. The
 * order and repetition of events do not change the result [boxes.answers-once].
 */
export function foldEvents(events: readonly BoxEvent[], calendar: Calendar): BoxState | undefined {
  const placed = inChronologicalOrder(events).reduce<Placed | undefined>(apply, undefined);
  if (!placed) return undefined;
  const { isChecked, ...state } = placed;
  // Only the last move determines the due day, so the slow count of school days runs once.
  return { ...state, due_on: isChecked ? null : addSchoolDays(state.moved_on, delays[state.box - 1]!, calendar) };
}
