import { classes } from '@memocartes/contract/classes/classes.routes';
import { home } from '@memocartes/contract/devices/home-revision/home.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { seedPhysicalCards } from './physicalCards.ts';
import type { Seed } from './seed.ts';

/**
 * Creates a follower with two children. Each child has physical cards and a family code, and may practise at home. The
 * class of the second child has no pack, and `closeHome` switches revision at home off for that class.
 */
export async function seedHomeFamily(seed: Seed) {
  const { school, class_, student, teacher, follower, numbers } = await seedPhysicalCards(seed, 'À la maison');
  const superadmin = seed.as(await seed.demo('superadmin'));
  const siblingClass = await seed.class(school.id);
  const sibling = await seed.student(school.id, siblingClass.id, { firstname: 'Malo' });
  await superadmin.call(students.update, { id: sibling.id, body: { is_phygital: true } });
  await superadmin.call(users.attach, {
    user_id: follower.userId,
    student_id: sibling.id,
    body: { relation: 'Mère' },
  });
  const setHome = (
    id: number,
    body: { readonly home_revision: 'PRACTICE' | 'OFF'; readonly teachersList?: number[] },
  ) => superadmin.call(classes.update, { id, body });
  await setHome(class_.id, { home_revision: 'PRACTICE' });
  await setHome(siblingClass.id, { home_revision: 'PRACTICE', teachersList: [teacher.userId] });
  const atHome = seed.as(follower);
  const { code } = await atHome.call(home.createCode, { id: student.id });
  const { code: siblingCode } = await atHome.call(home.createCode, { id: sibling.id });

  return {
    student,
    sibling,
    teacher,
    follower,
    numbers,
    code,
    siblingCode,
    closeHome: () => setHome(siblingClass.id, { home_revision: 'OFF' }),
  };
}

export type HomeFamily = Awaited<ReturnType<typeof seedHomeFamily>>;
