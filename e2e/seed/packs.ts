import { cards } from '@memocartes/contract/cards/cards.routes';
import { classes } from '@memocartes/contract/classes/classes.routes';
import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { plannedLessons } from '@memocartes/contract/learning/calendar/school-year';
import { packs } from '@memocartes/contract/packs/packs.routes';

import type { Person } from './people.ts';
import type { Seed } from './seed.ts';

type NewPack = { readonly title: string; readonly classes_id?: number; readonly week?: string };

/**
 * Creates a school of zone C with a teacher and two classes, and finds free weeks and a holiday week. A colleague also
 * teaches the first class.
 */
export async function seedPackCalendar(seed: Seed) {
  const school = await seed.school();
  const teacher = await seed.teacher({ schools_id: school.id, firstname: 'Nadia', lastname: 'Packs' });
  const colleague = await seed.teacher({ schools_id: school.id, firstname: 'Inès', lastname: 'Relais' });
  const superadmin = seed.as(await seed.demo('superadmin'));
  const first = await seed.class(school.id);
  const second = await seed.class(school.id);
  const setTeachers = (id: number, teachersList: number[]) =>
    superadmin.call(classes.update, { id, body: { teachersList } });
  await setTeachers(first.id, [teacher.userId, colleague.userId]);
  await setTeachers(second.id, [teacher.userId]);
  const query = { from: mondayOf(today()), to: plannedLessons(today()).to };
  const { weeks } = await seed.as(teacher).call(packs.weeks, { id: first.id, query });
  const free = weeks.filter(({ state }) => state === 'school').map(({ monday }) => monday);
  const holiday = weeks.find(({ state }) => state === 'holiday')?.monday;
  return { teacher, colleague, first, second, free, holiday };
}

/** Creates a pack of the teacher, assigned to a class for a week if given. */
export async function seedPack(seed: Seed, teacher: Person, { title, classes_id, week }: NewPack) {
  const api = seed.as(teacher);
  const { cards: publishedCards } = await api.call(cards.list, { query: { status: 'FINAL', nb_items: 3 } });
  const body = { title, icon: 'star', cards: publishedCards.map(({ id }) => id), classes_id, week };
  return api.call(packs.create, { body });
}
