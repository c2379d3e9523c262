import { students } from '@memocartes/contract/students/students.routes';

import { seedOpenSession } from '../../seed/openSession.ts';
import { joinAsTablet } from '../../seed/tabletApi.ts';
import { expect, test } from '../../test.ts';

test('the tile of a student with many answers, or who has left the class, is no wider than the others [sessions.live]', async ({
  page,
  seed,
  enter,
  baseURL,
}) => {
  const { class_, classStudents, school, session, secret, teacher } = await seedOpenSession(seed, ['Zoé', 'Léo'], 1);
  const tablet = await joinAsTablet(baseURL!, secret, session.code);
  for (const { id } of classStudents) {
    const { cards } = await tablet.begin(session.id, id);
    for (let i = 0; i < 12; i += 1) await tablet.answer(session.id, id, cards[0]!.id, 'wrong');
  }
  const superadmin = seed.as(await seed.demo('superadmin'));
  const otherClass = await seed.class(school.id);
  await superadmin.call(students.assign, { id: classStudents[0].id, class_id: otherClass.id });

  await enter(teacher, `/classes/${class_.id}/sessions`);
  const tiles = page.locator('.live-tile');
  await expect(page.getByText('a quitté la classe')).toBeVisible();
  await expect(tiles).toHaveCount(2);
  for (const width of [390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await tiles.evaluateAll((all) => all.map((tile) => tile.scrollWidth - tile.clientWidth));
    expect.soft(excess, `at ${width} px`).toEqual([0, 0]);
  }
});
