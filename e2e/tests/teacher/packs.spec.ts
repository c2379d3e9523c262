import { daysBetween } from '@memocartes/contract/learning/calendar/days';

import { PackEditor } from '../../pages/teacher/PackEditor.ts';
import { PacksPage } from '../../pages/teacher/PacksPage.ts';
import { seedPack, seedPackCalendar } from '../../seed/packs.ts';
import { expect, test } from '../../test.ts';

const title = 'Table de sept';

test.describe('the packs of a class', () => {
  let calendar: Awaited<ReturnType<typeof seedPackCalendar>>;
  let week: string;
  let other: string;

  test.beforeEach(async ({ seed }) => {
    calendar = await seedPackCalendar(seed);
    test.skip(calendar.free.length < 3, 'the school year is over in a few days');
    [week, other] = [calendar.free[1]!, calendar.free[2]!];
    await seedPack(seed, calendar.teacher, { title, classes_id: calendar.first.id, week });
  });

  test('move to another week by mouse, and back by undo [packs.move]', async ({ visit }) => {
    const { page } = await visit(calendar.teacher);
    const packsPage = new PacksPage(page);
    await packsPage.open(calendar.first.id);
    await expect(packsPage.week(week)).toContainText(title);
    await packsPage.drag(week, other);
    await expect(page.getByText('« Table de sept » passe à la semaine du lundi')).toBeVisible();
    await expect(packsPage.week(other)).toContainText(title);
    await expect(packsPage.week(week)).not.toContainText(title);
    await packsPage.undo();
    await expect(packsPage.week(week)).toContainText(title);
  });

  test('move to another week by touch, from their handle', async ({ visit }) => {
    const { page } = await visit(calendar.teacher, undefined, {
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    const packsPage = new PacksPage(page);
    await packsPage.open(calendar.first.id);
    await packsPage.week(week).scrollIntoViewIfNeeded();
    await packsPage.week(week).evaluate((tile) => tile.scrollIntoView({ block: 'center' }));
    await packsPage.dragByTouch(week, other);
    await expect(packsPage.week(other)).toContainText(title);
  });

  test('stay in place with a message when dropped on a taken week or a holiday week [packs.week-text] [packs.holidays]', async ({
    seed,
    visit,
  }) => {
    await seedPack(seed, calendar.teacher, { title: 'Autre pack', classes_id: calendar.first.id, week: other });
    const { page } = await visit(calendar.teacher);
    const packsPage = new PacksPage(page);
    await packsPage.open(calendar.first.id);
    await packsPage.drag(week, other);
    await expect(page.getByText('Un pack est déjà attribué à cette classe cette semaine')).toBeVisible();
    await expect(packsPage.week(week)).toContainText(title);
    if (!calendar.holiday) return;
    await packsPage.drag(week, calendar.holiday);
    await expect(page.getByText(/Cette semaine est entièrement en vacances scolaires/)).toBeVisible();
    await expect(packsPage.week(week)).toContainText(title);
  });

  test('move by keyboard alone [packs.move]', async ({ visit }) => {
    const { page } = await visit(calendar.teacher);
    const packsPage = new PacksPage(page);
    await packsPage.open(calendar.first.id);
    await packsPage.week(week).focus();
    await page.keyboard.press('Enter');
    await expect(packsPage.dialog).toContainText(/semaine du lundi/);
    await packsPage.dialogButton('Déplacer à la semaine…').focus();
    await page.keyboard.press('Enter');
    await packsPage.week(calendar.free[0]!).focus();
    // Holiday weeks may be between the two free weeks.
    for (let days = daysBetween(calendar.free[0]!, other); days > 0; days -= 7) await page.keyboard.press('ArrowDown');
    await expect(packsPage.week(other)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(packsPage.dialogButton('Déplacer le pack')).toBeEnabled();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(packsPage.dialogButton('Déplacer le pack')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('« Table de sept » passe à la semaine du lundi')).toBeVisible();
    await expect(packsPage.week(other)).toContainText(title);
  });

  test('are copied to another class, after a message about why a week is refused [packs.copy]', async ({
    seed,
    visit,
  }) => {
    await seedPack(seed, calendar.teacher, { title: 'Déjà là', classes_id: calendar.second.id, week });
    const { page } = await visit(calendar.teacher);
    const packsPage = new PacksPage(page);
    await packsPage.open(calendar.first.id);
    await packsPage.week(week).click();
    await packsPage.dialogButton('Donner à une autre classe').click();
    await expect(packsPage.dialog).toContainText(
      `Un pack est déjà attribué à cette classe cette semaine : la classe ${calendar.second.name}`,
    );
    await packsPage.week(other).click();
    await packsPage.dialogButton('Donner ce pack').click();
    await expect(page.getByText(`est donné à la classe ${calendar.second.name} pour la semaine du`)).toBeVisible();
    await packsPage.open(calendar.second.id);
    await expect(packsPage.week(other)).toContainText(title);
    await expect(packsPage.week(week)).toContainText('Déjà là');
  });

  test('are duplicated by a colleague of the class, by keyboard; the copy replaces the pack of the week [packs.duplicate] [packs.replace]', async ({
    visit,
  }) => {
    const { page } = await visit(calendar.colleague);
    const packsPage = new PacksPage(page);
    const editor = new PackEditor(page);
    await packsPage.open(calendar.first.id);
    await packsPage.week(week).press('Enter');
    await expect(packsPage.dialog).toContainText('Nadia PACKS');
    await packsPage.dialog.getByRole('link', { name: 'Dupliquer' }).press('Enter');
    await expect(page.getByRole('textbox', { name: /^Titre du pack/ })).toHaveValue('Table de sept (copie)');
    await expect(editor.packCards).toHaveCount(3);
    await editor.packCards
      .first()
      .getByRole('button', { name: /^Retirer/ })
      .press('Enter');
    await expect(page.getByRole('button', { name: /à la place de « Table de sept »$/ })).toBeVisible();
    await editor.save();
    await expect(packsPage.week(week)).toContainText('Table de sept (copie)');
    await expect(packsPage.week(week)).toContainText('2 cartes');
    await packsPage.openGrid();
    await expect(page.getByRole('heading', { name: 'Table de sept (copie)' })).toBeVisible();
  });

  test('are previewed, and deleted after a confirmation [packs.delete] [packs.look]', async ({ visit }) => {
    const { page } = await visit(calendar.teacher);
    const packsPage = new PacksPage(page);
    await packsPage.openGrid();
    await page.getByRole('button', { name: title, exact: true }).click();
    await expect(packsPage.dialog.getByRole('listitem')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await packsPage.chooseAction(title, 'Supprimer');
    await expect(packsPage.question).toContainText('Le pack disparaît, y compris de la semaine où il est donné.');
    await packsPage.question.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await packsPage.chooseAction(title, 'Supprimer');
    await packsPage.question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('« Table de sept » est supprimé')).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
  });
});
