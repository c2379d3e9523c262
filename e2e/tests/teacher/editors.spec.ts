import type { Locator, Page } from '@playwright/test';

import { expectLoaded } from '../../interactions/expectLoaded.ts';
import { PackEditor } from '../../pages/teacher/PackEditor.ts';
import { SessionPage } from '../../pages/teacher/SessionPage.ts';
import { seedOpenSession } from '../../seed/openSession.ts';
import { seedPackCalendar } from '../../seed/packs.ts';
import { joinAsTablet } from '../../seed/tabletApi.ts';
import { axeViolations } from '../../support/accessibility.ts';
import { boxOf, excessWidth } from '../../support/layout.ts';
import { expect, test } from '../../test.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const dark = { colorScheme: 'dark', reducedMotion: 'reduce' } as const;

/** Checks that these elements of a loaded page are within the window, without scrolling. */
async function expectInView(page: Page, ...elements: readonly Locator[]) {
  await expectLoaded(page);
  const { width, height } = page.viewportSize()!;
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const element of elements) {
    const box = await boxOf(element);
    expect(box.x, String(element)).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, String(element)).toBeLessThanOrEqual(width);
    expect(box.y + box.height, String(element)).toBeLessThanOrEqual(height);
  }
}

const expectNoSideScroll = async (page: Page) => expect(await excessWidth(page)).toBe(0);

test.describe('the card editor', () => {
  const editor = (page: Page) => ({
    front: page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recto', exact: true }) }),
    back: page.locator('section').filter({ has: page.getByRole('heading', { name: 'Verso', exact: true }) }),
    preview: page.getByRole('complementary', { name: 'Aperçu de la carte' }),
    publish: page.getByRole('button', { name: 'Publier', exact: true }),
    next: page.getByRole('button', { name: 'Publier et créer la suivante' }),
    previewButton: page.getByRole('button', { name: 'Aperçu' }),
  });

  test('an ordinary card is written and published without scrolling at 1440 × 900', async ({ seed, visit }) => {
    const { teacher } = await seedPackCalendar(seed);
    const { page } = await visit(teacher, '/schools/create-cards', desktop);
    const { front, back, preview, publish, next } = editor(page);
    const lines = (side: Locator) => side.getByRole('textbox', { name: 'Ligne 3' });
    await expect(publish).toBeVisible();
    await expectInView(
      page,
      lines(front),
      lines(back),
      preview.locator('figure').first(),
      preview.locator('figure').last(),
      page.getByRole('combobox', { name: /^Matière/ }),
      page.getByRole('combobox', { name: 'Niveau' }),
      page.getByRole('button', { name: /^Plus d’options/ }),
      publish,
      next,
    );
    // The preview of the front is beside the fields of the front.
    const written = await boxOf(lines(front));
    const shown = await boxOf(preview.locator('figure').first());
    expect(shown.x - (written.x + written.width)).toBeLessThan(60);
    await front.getByRole('textbox', { name: 'Ligne 1' }).fill('7 × 8 = ?');
    await expect(preview).toContainText('7 × 8 = ?');
    await back.getByRole('textbox', { name: 'Ligne 1' }).fill('56');
    await page.getByRole('combobox', { name: /^Matière/ }).selectOption({ label: 'Mathématiques' });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await next.click();
    await expect(page.getByText('La carte est publiée.')).toBeVisible();
    await expect(front.getByRole('textbox', { name: 'Ligne 1' })).toBeFocused();
  });

  test('on a phone the publish buttons stay visible and the card is shown on demand', async ({ seed, visit }) => {
    const { teacher } = await seedPackCalendar(seed);
    const { page } = await visit(teacher, '/schools/create-cards', { ...phone, ...dark });
    const { front, preview, publish, next, previewButton } = editor(page);
    await expect(publish).toBeVisible();
    await expectInView(page, front.getByRole('textbox', { name: 'Ligne 1' }), publish, next, previewButton);
    await expectNoSideScroll(page);
    await expect(preview).toBeHidden();
    await front.getByRole('textbox', { name: 'Ligne 1' }).fill('le chat');
    await previewButton.click();
    await expect(preview.getByText('le chat').first()).toBeVisible();
    await expectInView(page, preview, publish);
    const card = await boxOf(preview);
    const foot = await boxOf(previewButton);
    expect(card.y + card.height).toBeLessThanOrEqual(foot.y);
    await page.mouse.wheel(0, 5_000);
    await expect(publish).toBeInViewport({ ratio: 1 });
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('the pack composer', () => {
  test('shows title and icon first, and the save button without scrolling', async ({ seed, visit }) => {
    const { teacher } = await seedPackCalendar(seed);
    const { page } = await visit(teacher, '/creation-packs', desktop);
    const title = page.getByLabel(/^Titre du pack/);
    const save = page.getByRole('button', { name: 'Créer le pack' });
    await expect(save).toBeVisible();
    const icons = page.getByRole('group', { name: /^Icône/ });
    await expectInView(page, title, icons, save);
    const first = await boxOf(page.getByRole('combobox', { name: 'Chercher une carte' }));
    expect((await boxOf(title)).y).toBeLessThan(first.y);
    await expect(icons.getByRole('radio').nth(23)).toBeAttached();
    await new PackEditor(page).addFirst(12);
    await expect(save).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 3_000);
    await expect(save).toBeInViewport({ ratio: 1 });
  });

  test('on a phone, shows the class of the pack above the save button, and leads to the field of the class', async ({
    seed,
    visit,
  }) => {
    const { teacher } = await seedPackCalendar(seed);
    const { page } = await visit(teacher, '/creation-packs', phone);
    const assignment = page.getByRole('button', { name: /^Pas encore de classe/ });
    const save = page.getByRole('button', { name: 'Créer le pack' });
    await expectInView(page, assignment, save);
    const { y, height } = await boxOf(assignment);
    expect(y + height).toBeLessThanOrEqual((await boxOf(save)).y);
    await assignment.click();
    await expect(page.getByRole('combobox', { name: 'Classe', exact: true })).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Classe', exact: true })).toBeInViewport({ ratio: 1 });
    await expectNoSideScroll(page);
  });

  test('orders cards by mouse and by keyboard', async ({ seed, visit }) => {
    const { teacher } = await seedPackCalendar(seed);
    const { page } = await visit(teacher, '/creation-packs', desktop);
    const composer = new PackEditor(page);
    await composer.addFirst(3);
    await expect(composer.counter).toHaveText('3 cartes sur 15');
    await expect(page.getByText(/^environ \d+ minutes? pour les voir toutes$/)).toBeVisible();
    const names = () => composer.packCards.locator('small').allTextContents();
    const [a, b, c] = await names();
    await composer.drag(0, 2);
    await expect.poll(names).toEqual([b, c, a]);
    await composer.handle(2).focus();
    await page.keyboard.press('ArrowUp');
    await expect(composer.handle(1)).toBeFocused();
    await expect.poll(names).toEqual([b, a, c]);
    await page.keyboard.press('Home');
    await expect(composer.handle(0)).toBeFocused();
    await expect.poll(names).toEqual([a, b, c]);
    expect(await axeViolations(page)).toEqual([]);
  });
});

test('a new class shows the next step, then its calendar, within the first 300 px of a phone’s screen', async ({
  seed,
  visit,
}) => {
  const { teacher, first } = await seedPackCalendar(seed);
  for (const firstname of ['Lina', 'Noé']) await seed.student(teacher.schoolId!, first.id, { firstname });
  const { page } = await visit(teacher, `/classes/${first.id}`, phone);
  const start = page.getByRole('region', { name: /^Premiers pas/ });
  await expect(start.getByRole('listitem')).toHaveCount(3);
  expect((await boxOf(start)).y).toBeLessThan(300);
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Les élèves' }).getByRole('link')).toHaveCount(2);
  await expectNoSideScroll(page);
  expect(await axeViolations(page)).toEqual([]);
  await start.getByRole('link', { name: 'Choisir un pack' }).click();
  const calendar = page.getByRole('group', { name: /^Calendrier des packs/ });
  await expect(calendar).toBeVisible();
  expect((await boxOf(calendar)).y).toBeLessThan(300);
});

test.describe('an open session', () => {
  const names = Array.from({ length: 30 }, (_, i) => `Prénom${String(i + 1).padStart(2, '0')}`);

  test('of thirty students fits one screen at 1440 × 900 and 1024 × 768, and no tile moves when an answer arrives', async ({
    seed,
    visit,
  }) => {
    const { secret, class_, teacher, session, classStudents } = await seedOpenSession(seed, names, 4);
    const tablet = await joinAsTablet(seed.origin, secret, session.code);
    const revisions = [];
    for (const student of classStudents.slice(0, 29)) revisions.push(await tablet.begin(session.id, student.id));
    const { page } = await visit(teacher, `/classes/${class_.id}/sessions`, desktop);
    const board = new SessionPage(page);
    await expect(board.tiles).toHaveCount(29);
    for (const size of [desktop.viewport, { width: 1024, height: 768 }]) {
      await page.setViewportSize(size);
      await expectInView(page, board.code, board.tiles.first(), board.tiles.last(), board.awaitedButton);
      await expectNoSideScroll(page);
    }
    const places = () =>
      board.tiles.evaluateAll((tiles) => tiles.map((tile) => JSON.stringify(tile.getBoundingClientRect())));
    const before = await places();
    await tablet.answer(session.id, classStudents[3]!.id, revisions[3]!.cards[0]!.id, 'wrong');
    await expect(board.student(`${names[3]} LOVELACE`)).toContainText('0/1');
    expect(await places()).toEqual(before);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('a student without a tablet is marked present by keyboard and no longer expected', async ({ seed, visit }) => {
    const { class_, teacher } = await seedOpenSession(seed, ['Lina', 'Noé'], 2);
    const { page } = await visit(teacher, `/classes/${class_.id}/sessions`, { ...phone, ...dark });
    const board = new SessionPage(page);
    const markPresent = page.getByRole('button', { name: 'Marquer présent(e) : Lina LOVELACE' });
    await board.awaitedButton.focus();
    await page.keyboard.press('Enter');
    await expect(markPresent).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(markPresent).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(board.student('Lina LOVELACE')).toContainText('présent');
    await expect(board.awaitedButton).toContainText('1 élève attendu');
    await expect(board.joinedText).toHaveText('1 élève présent sur 2');
    await expectNoSideScroll(page);
  });
});
