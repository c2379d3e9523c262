import { TabletPage } from '../../pages/student/TabletPage.ts';
import { SessionPage } from '../../pages/teacher/SessionPage.ts';
import { StudentCardsPage } from '../../pages/teacher/StudentCardsPage.ts';
import { seedOpenSession } from '../../seed/openSession.ts';
import { axeViolations } from '../../support/accessibility.ts';
import { excessWidth } from '../../support/layout.ts';
import { takePicture } from '../../support/takePicture.ts';
import { expect, test } from '../../test.ts';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const tabletOptions = { viewport: { width: 768, height: 1024 }, hasTouch: true, hasClock: true };

test('tablet, teacher and follower count the same cards; a box opens its list of cards, on a phone [boxes.counts]', async ({
  seed,
  visit,
}) => {
  test.setTimeout(120_000);
  const { school, secret, class_, teacher, session, classStudents } = await seedOpenSession(seed, ['Lina'], 2);
  const follower = await seed.follower({ schools_id: school.id, student_id: classStudents[0].id });
  const tablet = new TabletPage((await visit(undefined, '/device', tabletOptions)).page);
  const board = new SessionPage((await visit(teacher, `/classes/${class_.id}/sessions`, phone)).page);

  await test.step('the tablet shows two cards, one of which is missed and comes again', async () => {
    await tablet.openWithSecret(secret);
    await tablet.typeCode(session.code);
    await tablet.chooseName('Lina');
    await tablet.start();
    for (const result of ['wrong', 'right', 'right'] as const) await tablet.answer(result);
    await expect(tablet.page.getByText('Tu as revu 2 cartes.')).toBeVisible();
    await expect(board.student('Lina LOVELACE')).toContainText(/2 cartes revues · réponses\s: 2 justes sur 3/);
  });

  for (const [viewer, person] of [
    ['the teacher', teacher],
    ['the follower', follower],
  ] as const) {
    await test.step(`${viewer} opens a box`, async () => {
      const { page } = await visit(person, `/students/${classStudents[0].id}`, phone);
      const cards = new StudentCardsPage(page);
      await expect(page.getByText(/2 cartes revues/)).toBeVisible();
      await cards.box(1).click();
      await expect(cards.heading).toHaveText(/^Ses cartes\s: boîte 1$/);
      await expect(cards.heading).toBeInViewport();
      await expect(cards.cards).toHaveCount(1);
      await expect(cards.cards.first()).toContainText(/fausse, juste/);
      await cards.filterByState(/^Manquées/);
      await expect(cards.cards).toHaveCount(1);
      expect(await axeViolations(page)).toEqual([]);
      expect(await excessWidth(page)).toBe(0);
    });
  }

  await test.step('the follower’s dashboard shows the same counts, and its boxes lead to the cards', async () => {
    const { page } = await visit(follower, '/Dashboard', phone);
    await expect(page.getByText(/2 cartes revues cette semaine, 2 réponses justes sur 3/)).toBeVisible();
    const cards = new StudentCardsPage(page);
    await cards.box(2).click();
    await expect(cards.heading).toHaveText(/^Ses cartes\s: boîte 2$/);
    await expect(cards.cards).toHaveCount(1);
  });
});

test('a class’s box lists its cards with their students to the teacher and the school admin, not to a teacher of another school, and starts a collective revision of the selected cards', async ({
  seed,
  visit,
}) => {
  test.setTimeout(120_000);
  const { school, secret, class_, teacher, session, classStudents } = await seedOpenSession(seed, ['Lina', 'Noé'], 2);
  const admin = await seed.schoolAdmin({ schools_id: school.id });
  const stranger = await seed.teacher({ schools_id: (await seed.school()).id });
  const tablet = new TabletPage((await visit(undefined, '/device', tabletOptions)).page);
  await tablet.openWithSecret(secret);
  await tablet.typeCode(session.code);
  for (const [name, answers] of [
    ['Lina', ['wrong', 'right', 'right']],
    ['Noé', ['wrong', 'wrong', 'right', 'right']],
  ] as const) {
    await tablet.chooseName(name);
    await tablet.start();
    for (const result of answers) await tablet.answer(result);
    await expect(tablet.page.getByText('Tu as revu 2 cartes.')).toBeVisible();
    await tablet.leaveEndPage();
  }

  for (const [person, viewport] of [
    [teacher, { width: 1440, height: 900 }],
    [admin, phone.viewport],
  ] as const) {
    const { page } = await visit(person, `/classes/${class_.id}`, { viewport });
    const box = page.getByRole('link', { name: /^Boîte 1, 3 cartes/ });
    await box.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Cartes de la boîte 1' })).toBeFocused();
    await expect(page.getByText('2 cartes différentes · 3 en comptant chaque élève')).toBeVisible();
    const rows = page.getByRole('table', { name: 'Cartes de la boîte 1' }).getByRole('row');
    const row = rows.filter({ hasText: 'Lina LOVELACE' });
    await expect(row.getByRole('listitem')).toHaveCount(2);
    await expect(row.getByRole('link', { name: 'Noé LOVELACE' })).toHaveAttribute(
      'href',
      `/students/${classStudents[1].id}?list-box=1`,
    );
    expect(await axeViolations(page)).toEqual([]);
    expect(await excessWidth(page)).toBe(0);
    await takePicture(page, `which-cards/class-box-${viewport.width}`, { fullPage: true });
    if (person === admin) continue;
    await row.getByRole('checkbox').check();
    const chosen = page.getByRole('group', { name: 'Sélection' });
    await chosen.getByRole('link', { name: 'Revoir ensemble (1 carte)' }).click();
    await expect(page.getByText('Carte 1 sur 1')).toBeVisible();
    await page.goto(`/classes/${class_.id}/slips`);
    await expect(page.getByRole('listitem')).toHaveCount(2);
    await takePicture(page, 'which-cards/slips', { fullPage: true });
  }
  const { page } = await visit(stranger, `/classes/${class_.id}?cards-box=1`);
  await expect(page.getByText(/introuvable/).first()).toBeVisible();
});
