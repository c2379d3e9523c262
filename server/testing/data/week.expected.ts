import { type BoxEvent, foldEvents, movesOf } from '@memocartes/contract/learning/boxes/leitner';
import { mondayOf, parisDay, today } from '@memocartes/contract/learning/calendar/days';
import type { Calendar } from '@memocartes/contract/learning/calendar/school-days';

/** An event that a tablet sent: an answer, or the undo of an answer. */
export type Sent = BoxEvent & { cards_id: number; student: number; epoch: number; sessions_id: number };

const unique = (events: readonly Sent[]) => [...new Map(events.map((event) => [event.client_id, event])).values()];

/** The answers that were not undone, each once even if sent several times. */
function countedAnswers(events: readonly Sent[]): Sent[] {
  const undone = new Set(events.map(({ undoes }) => undoes));
  return unique(events).filter(({ kind, client_id }) => kind === 'ANSWER' && !undone.has(client_id));
}

const byCard = (events: readonly Sent[]) =>
  Map.groupBy(events, ({ student, cards_id, epoch }) => `${student} ${cards_id} ${epoch}`);

/**
 * Counts the answers and moves selected by `isIn`, from the events and without the server's queries.
 * @param all every event, since moves depend on earlier events
 */
export function activityOf(all: readonly Sent[], isIn: (event: { sessions_id: number | null }) => boolean) {
  const answers = countedAnswers(all).filter(isIn);
  const moves = [...byCard(all).values()]
    .flatMap((events) =>
      movesOf(events).map((move) => ({ ...move, of: `${events[0]!.student} ${events[0]!.cards_id}` })),
    )
    .filter(isIn);
  const count = (test: (move: (typeof moves)[number]) => boolean) => moves.filter(test).length;
  return {
    nb_answers: answers.length,
    nb_right: answers.filter(({ is_right }) => is_right).length,
    nb_wrong: answers.filter(({ is_right }) => !is_right).length,
    nb_cards: byCard(answers.map((answer) => ({ ...answer, epoch: 0 }))).size,
    nb_students: new Set(answers.map(({ student }) => student)).size,
    nb_acquired: count((move) => move.box === 5 && move.box_before < 5),
    moved: {
      up: count((move) => move.box > move.box_before),
      down: count((move) => move.box < move.box_before),
      kept: count((move) => move.box === move.box_before),
      started: new Set(moves.filter(({ isFirst }) => isFirst).map(({ of }) => of)).size,
    },
  };
}

/** Boxes and counts of one student's cards in an epoch; `isShown` returns whether a card is published. */
export function boxFiguresOf(
  all: readonly Sent[],
  of: { student: number; epoch: number },
  calendar: Calendar,
  isShown: (card: number) => boolean,
) {
  const own = all.filter(({ student, epoch }) => student === of.student && epoch === of.epoch);
  const cards = [...Map.groupBy(own, ({ cards_id }) => cards_id)].flatMap(([id, events]) => {
    const state = foldEvents(events, calendar);
    return state ? [{ id, ...state }] : [];
  });
  const countByBox = (test: (card: (typeof cards)[number]) => boolean) =>
    [1, 2, 3, 4, 5].map((box) => cards.filter((card) => card.box === box && test(card)).length);
  const sum = (key: 'nb_right' | 'nb_wrong') => cards.reduce((all_, card) => all_ + card[key], 0);
  const boxes = countByBox(() => true);
  const acquired = [...byCard(own).values()]
    .flatMap((events) => movesOf(events).map((move) => ({ ...move, id: events[0]!.cards_id })))
    .filter(({ box, box_before, day }) => box === 5 && box_before < 5 && day >= mondayOf(today()));

  return {
    boxes,
    due: countByBox(({ id, due_on }) => due_on !== null && due_on <= today() && isShown(id)),
    nb_cards: cards.length,
    nb_acquired: boxes[4],
    nb_right: sum('nb_right'),
    nb_wrong: sum('nb_wrong'),
    /** Cards that reached box 5 this week and are still there. */
    learnt: [...new Set(acquired.map(({ id }) => id))].filter((id) =>
      cards.some((card) => card.id === id && card.box === 5),
    ),
  };
}

/** The counted answers of one student in an epoch, since a day. */
export const answersSince = (all: readonly Sent[], of: { student: number; epoch: number }, day: string) =>
  countedAnswers(all).filter(
    ({ student, epoch, answered_at }) => student === of.student && epoch === of.epoch && parisDay(answered_at) >= day,
  );
