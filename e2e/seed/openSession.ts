import { cards } from '@memocartes/contract/cards/cards.routes';
import { classes } from '@memocartes/contract/classes/classes.routes';
import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { packs } from '@memocartes/contract/packs/packs.routes';

import { openWeek } from './openWeek.ts';
import type { Seed } from './seed.ts';

type Student = Awaited<ReturnType<Seed['student']>>;

/**
 * Creates a school with an open session of a class. The class has students with these first names, and this week's
 * pack has `count` cards to turn.
 */
export async function seedOpenSession<const Names extends readonly string[]>(
  seed: Seed,
  firstnames: Names,
  count: number,
  fields: Parameters<Seed['school']>[0] = {},
) {
  const school = await seed.school(fields);
  await openWeek(seed, school.id);
  const class_ = await seed.class(school.id);
  const created: Student[] = [];
  for (const firstname of firstnames) created.push(await seed.student(school.id, class_.id, { firstname }));
  const classStudents = created as unknown as { readonly [I in keyof Names]: Student };
  const teacher = await seed.teacher({ schools_id: school.id });
  const superadmin = seed.as(await seed.demo('superadmin'));
  await superadmin.call(classes.update, { id: class_.id, body: { teachersList: [teacher.userId] } });

  const teacherApi = seed.as(teacher);
  const { cards: certifiedCards } = await teacherApi.call(cards.list, {
    query: { card_type: 'CERTIFIED', level: 'CE1', nb_items: maxPageSize },
  });
  const chosen = certifiedCards
    .filter(({ is_typed, front_side }) => !is_typed && front_side.image === null)
    .slice(0, count);
  const thisWeek = { classes_id: class_.id, week: mondayOf(today()) };
  await teacherApi.call(packs.create, {
    body: { title: 'Sans réseau', icon: 'book', cards: chosen.map(({ id }) => id), ...thisWeek },
  });
  const session = await teacherApi.call(sessions.open, { body: { classes_id: class_.id } });
  return { school, class_, classStudents, teacher, teacherApi, session, secret: await seed.tabletSecret(school.id) };
}
