import { acquiredBox, type BoxEvent, type BoxState, foldEvents } from '@memocartes/contract/learning/boxes/leitner';
import type { Day } from '@memocartes/contract/learning/calendar/days';
import type { Calendar } from '@memocartes/contract/learning/calendar/school-days';
import { maxNewCardsADay } from '@memocartes/contract/learning/sessions/max-cards';

import type { Random } from './random.ts';
import { parisInstant } from './times.ts';

/** Fewest and most cards that a student revises in a session; the portal's maximum is 15. */
const pace = { slow: 5, quick: 11 };

/**
 * A past session, with times in seconds since midnight, and the cards given to the class by then: those of its week
 * first, then the oldest first.
 */
export type Session = { id: number; day: Day; start: number; close: number; cards: number[] };

/** An event with the id of its card. */
type CardEvent = BoxEvent & { cards_id: number };

/** A student's events in order, the resulting boxes of their cards, and the ids of the sessions they missed. */
export type Revision = { events: CardEvent[]; states: Map<number, BoxState>; missed: Set<number> };

/** How a student revises: chance of a right answer on a card of box 1, and of being absent. */
export type Profile = { skill: number; absence: number };

/** Strong, average and weak students; about one in twelve is often absent. */
export function drawProfile(random: Random): Profile {
  const kind = random.next();
  const skill = kind < 0.25 ? 0.9 : kind < 0.8 ? 0.74 : 0.5;
  return { skill: skill + (random.next() - 0.5) * 0.12, absence: random.chance(0.08) ? 0.35 : 0.05 };
}

/** A random UUID (RFC 9562, version 4) from the seeded generator. */
function uuid(random: Random): string {
  const hex = (length: number) =>
    random
      .int(0, 16 ** length - 1)
      .toString(16)
      .padStart(length, '0');

  return `${hex(8)}-${hex(4)}-4${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(6)}${hex(6)}`;
}

/** Due cards from the lowest to the highest box, then new cards: at least two, if the student has two new cards. */
function cardsOfTheDay({ cards, day }: Session, states: Map<number, BoxState>, count: number): number[] {
  const isDue = (id: number) => (states.get(id)?.due_on ?? '9999') <= day;
  const due = cards.filter(isDue).sort((a, b) => states.get(a)!.box - states.get(b)!.box);
  const maxNew = Math.min(maxNewCardsADay, Math.max(2, count - due.length));
  const newCards = cards.filter((id) => !states.has(id)).slice(0, maxNew);
  return [...due.slice(0, count - newCards.length), ...newCards];
}

/** Tracks a student's cards with the portal's own rules. */
function createTracker(calendar: Calendar) {
  const byCard = new Map<number, CardEvent[]>();
  const states = new Map<number, BoxState>();

  const add = (event: CardEvent) => {
    const events = [...(byCard.get(event.cards_id) ?? []), event];
    byCard.set(event.cards_id, events);
    states.set(event.cards_id, foldEvents(events, calendar)!);
  };

  return { states, add };
}

/** Simulates revision on a tablet: due cards, then new cards, then again those that were answered wrong. */
export function revise(sessions: Session[], { skill, absence }: Profile, calendar: Calendar, random: Random): Revision {
  const { states, add } = createTracker(calendar);
  const revision: Revision = { events: [], states, missed: new Set() };
  for (const session of sessions) {
    if (random.chance(absence)) {
      revision.missed.add(session.id);
      continue;
    }
    let clock = session.start + random.int(130, 180);

    const addAnswer = (cards_id: number, chance: number) => {
      clock += random.int(6, 22);
      const event: CardEvent = {
        client_id: uuid(random),
        kind: 'ANSWER',
        is_right: random.chance(chance),
        box: null,
        answered_at: parisInstant(session.day, clock),
        sessions_id: session.id,
        cards_id,
      };
      revision.events.push(event);
      add(event);
      return event.is_right;
    };

    const chanceOf = (id: number) => Math.min(0.97, skill + 0.05 * ((states.get(id)?.box ?? 1) - 1));
    const today = cardsOfTheDay(session, states, random.int(pace.slow, pace.quick));
    const missed = today.filter((id) => !addAnswer(id, chanceOf(id)));
    for (const id of missed) addAnswer(id, Math.min(0.97, skill + 0.15));
  }
  return revision;
}

/**
 * Simulates a student with physical cards: after each session that the student attends, the teacher records the boxes
 * of the day's cards. All sessions are returned as missed, since they have no answers of the student.
 */
export function revisePhysicalCards(
  sessions: Session[],
  { skill, absence }: Profile,
  calendar: Calendar,
  random: Random,
): Revision {
  const { states, add } = createTracker(calendar);
  const events: CardEvent[] = [];
  for (const session of sessions) {
    if (random.chance(absence)) continue;
    const today = cardsOfTheDay(session, states, random.int(pace.slow, pace.quick));
    today.forEach((cards_id, i) => {
      const box = random.chance(skill) ? Math.min((states.get(cards_id)?.box ?? 1) + 1, acquiredBox) : 1;
      const answered_at = parisInstant(session.day, session.close + 600 + 9 * i);
      const event: CardEvent = { client_id: uuid(random), kind: 'PLACE', is_right: null, box, answered_at, cards_id };
      events.push(event);
      add(event);
    });
  }
  return { events, states, missed: new Set(sessions.map(({ id }) => id)) };
}
