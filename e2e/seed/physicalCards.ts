import { cards } from '@memocartes/contract/cards/cards.routes';
import { classes } from '@memocartes/contract/classes/classes.routes';
import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { packs } from '@memocartes/contract/packs/packs.routes';
import { students } from '@memocartes/contract/students/students.routes';

import { openWeek } from './openWeek.ts';
import type { Seed } from './seed.ts';

/**
 * Creates a student with physical cards, a teacher, a follower and a pack of this week. Scans at home move the
 * student's cards.
 */
export async function seedPhysicalCards(seed: Seed, title: string) {
  const school = await seed.school({ nb_physical_boxes: 2 });
  await openWeek(seed, school.id);
  const class_ = await seed.class(school.id);
  const student = await seed.student(school.id, class_.id, { firstname: 'Lina' });
  const teacher = await seed.teacher({ schools_id: school.id });
  const follower = await seed.follower({ schools_id: school.id, student_id: student.id });
  const superadmin = seed.as(await seed.demo('superadmin'));
  await superadmin.call(classes.update, {
    id: class_.id,
    body: { teachersList: [teacher.userId], home_revision: 'COUNTS' },
  });
  await superadmin.call(students.update, { id: student.id, body: { is_phygital: true } });
  const api = seed.as(teacher);
  const { cards: certifiedCards } = await api.call(cards.list, {
    query: { card_type: 'CERTIFIED', level: 'CE1', nb_items: 3 },
  });
  const thisWeek = { classes_id: class_.id, week: mondayOf(today()) };
  await api.call(packs.create, {
    body: { title, icon: 'star', cards: certifiedCards.map(({ id }) => id), ...thisWeek },
  });

  return {
    school,
    class_,
    student,
    teacher,
    follower,
    numbers: certifiedCards.map(({ displayed_id }) => displayed_id),
  };
}
