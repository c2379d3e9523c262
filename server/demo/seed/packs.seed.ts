import { addDays, type Day, mondayOf } from '@memocartes/contract/learning/calendar/days';
import { type Calendar, weekState } from '@memocartes/contract/learning/calendar/school-days';

import { packs } from '../data/packs.data.ts';
import type { SeededCard } from './cards.seed.ts';
import { insertForIds, insertRows } from './generators/bulk.ts';
import type { SeedContext, SeededClass, SeededSchool } from './generators/context.ts';
import { cardsOfPack } from './generators/packs.ts';
import { parisInstant, secondsAt } from './generators/times.ts';

/** A pack assigned to a class for a week. */
export type GivenPack = { inClass: SeededClass; week: Day; cards: SeededCard[] };

const isSchoolWeek = (monday: Day, calendar: Calendar) => weekState(monday, calendar) !== 'holiday';

/** Mondays of `past` school weeks up to the current week, and of the `future` ones after it. Skips holiday weeks. */
function schoolWeeks(today: Day, calendar: Calendar, { past, future }: { past: number; future: number }): Day[] {
  const weeksFrom = (from: Day, step: 7 | -7, count: number) => {
    const weeks: Day[] = [];
    for (let monday = from; weeks.length < count; monday = addDays(monday, step)) {
      if (isSchoolWeek(monday, calendar)) weeks.push(monday);
    }
    return weeks;
  };

  const current = mondayOf(today);
  return [...weeksFrom(current, -7, past).reverse(), ...weeksFrom(addDays(current, 7), 7, future)];
}

/** Up to eight weeks since the subscription, then one to three upcoming weeks: the number varies between classes. */
const weeksOf = (school: SeededSchool, index: number, today: Day) =>
  schoolWeeks(today, { zone: school.data.holidayZone }, { past: 8, future: 1 + (index % 3) }).filter(
    (week) => week >= mondayOf(addDays(today, -school.data.subscribedDaysAgo)),
  );

/**
 * Assigns one pack per week to every class of the school, in the order of the data. Every third class also has a pack
 * without a week, if the data contain one more pack.
 */
export async function seedPacks(
  { db, today }: SeedContext,
  school: SeededSchool,
  cards: SeededCard[],
): Promise<GivenPack[]> {
  const plans = school.classes.flatMap((inClass, index) => {
    const ofLevel = packs.filter((pack) => pack.level === inClass.data.packsOf);
    const weeks = weeksOf(school, index, today);
    const assignments = ofLevel.slice(0, weeks.length).map((pack, i) => ({ inClass, pack, week: weeks[i] }));
    const spare = index % 3 === 2 ? ofLevel.slice(weeks.length, weeks.length + 1) : [];
    return [...assignments, ...spare.map((pack) => ({ inClass, pack, week: undefined }))];
  });

  const creationInstant = (week: Day | undefined) => {
    const day = addDays(week ?? today, -4);
    return parisInstant(day < today ? day : addDays(today, -1), secondsAt(17, 5));
  };

  const ids = await insertForIds(
    db,
    'packs',
    plans.map(({ inClass, pack, week }) => ({
      authentications_id: inClass.teacher.authId,
      schools_id: school.id,
      title: pack.title,
      name: pack.title,
      icon: pack.icon,
      date_create: creationInstant(week),
    })),
  );
  await insertRows(
    db,
    'packs_cards',
    plans.flatMap(({ pack }, i) =>
      cardsOfPack(pack, cards).map((card, n) => ({ packs_id: ids[i]!, cards_id: card.id, position: n + 1 })),
    ),
  );
  const assignments = plans.flatMap(({ week, ...plan }, i) => (week ? [{ ...plan, week, packId: ids[i]! }] : []));
  await insertRows(
    db,
    'packs_classes',
    assignments.map(({ packId, inClass, week }) => ({
      packs_id: packId,
      classes_id: inClass.id,
      week,
      date_create: creationInstant(week),
    })),
  );
  return assignments.map(({ inClass, week, pack }) => ({ inClass, week, cards: cardsOfPack(pack, cards) }));
}
