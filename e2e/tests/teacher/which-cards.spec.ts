import { SessionBoard } from '../../pages/SessionBoard.ts';
import { StudentCards } from '../../pages/StudentCards.ts';
import { Tablet } from '../../pages/Tablet.ts';
import { openClass } from '../../seed/session.ts';
import { expect, test } from '../../test.ts';
import { barriers } from '../../watch/barriers.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const slate = { viewport: { width: 768, height: 1024 }, hasTouch: true };

test('tablet, teacher and follower count the same cards; each box opens onto them, on a phone', async ({
  seed,
  visit,
}) => {
  test.setTimeout(120_000);
  const { school, secret, class_, teacher, session, pupils } = await openClass(seed, ['Lina'], 2);
  const follower = await seed.parent({ schools_id: school.id, student_id: pupils[0]!.id });
  const tablet = new Tablet((await visit(undefined, '/device', slate)).page);
  const board = new SessionBoard((await visit(teacher, `/classes/${class_.id}/sessions`, phone)).page);

  await test.step('two cards, one of them missed and given again', async () => {
    await tablet.tie(secret);
    await tablet.typeCode(session.code);
    await tablet.touchName('Lina');
    await tablet.start();
    for (const knew of [false, true, true]) await tablet.answer(knew);
    await expect(tablet.page.getByText('Tu as revu 2 cartes.')).toBeVisible();
    await expect(board.pupil('Lina LOVELACE')).toContainText(/2 cartes revues · réponses\s: 2 justes sur 3/);
  });

  for (const [who, person] of [
    ['the teacher', teacher],
    ['the follower', follower],
  ] as const) {
    await test.step(`${who} opens a box`, async () => {
      const { page } = await visit(person, `/students/${pupils[0]!.id}`, phone);
      const cards = new StudentCards(page);
      await expect(page.getByText(/2 cartes revues/)).toBeVisible();
      await cards.box(1).click();
      await expect(cards.heading).toHaveText(/^Ses cartes\s: boîte 1$/);
      await expect(cards.heading).toBeInViewport();
      await expect(cards.cards).toHaveCount(1);
      await expect(cards.cards.first()).toContainText(/fausse, juste/);
      await cards.state(/^Manquées/);
      await expect(cards.cards).toHaveCount(1);
      expect(await barriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  }

  await test.step('the follower’s first page counts the same, and its boxes lead to the cards', async () => {
    const { page } = await visit(follower, '/Dashboard', phone);
    await expect(page.getByText(/2 cartes revues, 2 réponses justes sur 3/)).toBeVisible();
    const cards = new StudentCards(page);
    await cards.box(2).click();
    await expect(cards.heading).toHaveText(/^Ses cartes\s: boîte 2$/);
    await expect(cards.cards).toHaveCount(1);
  });
});
