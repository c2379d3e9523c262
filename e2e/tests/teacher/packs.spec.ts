import { PacksPage } from '../../pages/teacher/PacksPage.ts';
import { seedPack, seedPackCalendar } from '../../seed/packs.ts';
import { expect, test } from '../../test.ts';

const title = 'Table de sept';

test.describe('the packs of a class', () => {
  let given: Awaited<ReturnType<typeof seedPackCalendar>>;
  let week: string;
  let other: string;

  test.beforeEach(async ({ seed }) => {
    given = await seedPackCalendar(seed);
    test.skip(given.free.length < 3, 'the school year is over in a few days');
    [week, other] = [given.free[1]!, given.free[2]!];
    await seedPack(seed, given.teacher, title, given.first.id, week);
  });

  test('move to another week by mouse, and back by undo [packs.move]', async ({ visit }) => {
    const { page } = await visit(given.teacher);
    const book = new PacksPage(page);
    await book.open(given.first.id);
    await expect(book.week(week)).toContainText(title);
    await book.drag(week, other);
    await expect(page.getByText('« Table de sept » passe à la semaine du lundi')).toBeVisible();
    await expect(book.week(other)).toContainText(title);
    await expect(book.week(week)).not.toContainText(title);
    await book.undo();
    await expect(book.week(week)).toContainText(title);
  });

  test('move to another week by touch, from their handle', async ({ visit }) => {
    const { page } = await visit(given.teacher, undefined, { hasTouch: true, viewport: { width: 390, height: 844 } });
    const book = new PacksPage(page);
    await book.open(given.first.id);
    await book.week(week).scrollIntoViewIfNeeded();
    await book.week(week).evaluate((tile) => tile.scrollIntoView({ block: 'center' }));
    await book.dragByTouch(week, other);
    await expect(book.week(other)).toContainText(title);
  });

  test('stay in place with a message when dropped on a taken week or a holiday [packs.week-text] [packs.holidays]', async ({
    seed,
    visit,
  }) => {
    await seedPack(seed, given.teacher, 'Autre pack', given.first.id, other);
    const { page } = await visit(given.teacher);
    const book = new PacksPage(page);
    await book.open(given.first.id);
    await book.drag(week, other);
    await expect(page.getByText('Un pack est déjà attribué à cette classe cette semaine')).toBeVisible();
    await expect(book.week(week)).toContainText(title);
    if (!given.holiday) return;
    await book.drag(week, given.holiday);
    await expect(page.getByText(/Cette semaine est entièrement en vacances scolaires/)).toBeVisible();
    await expect(book.week(week)).toContainText(title);
  });

  test('move by keyboard alone [packs.move]', async ({ visit }) => {
    const { page } = await visit(given.teacher);
    const book = new PacksPage(page);
    await book.open(given.first.id);
    await book.week(week).focus();
    await page.keyboard.press('Enter');
    await expect(book.dialog).toContainText(/semaine du lundi/);
    await book.act('Déplacer à la semaine…').focus();
    await page.keyboard.press('Enter');
    await book.week(given.free[0]!).focus();
    for (const _ of [week, other]) await page.keyboard.press('ArrowDown');
    await expect(book.week(other)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(book.act('Déplacer le pack')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('« Table de sept » passe à la semaine du lundi')).toBeVisible();
    await expect(book.week(other)).toContainText(title);
  });

  test('are copied to another class, what stands against the week said first [packs.copy]', async ({ seed, visit }) => {
    await seedPack(seed, given.teacher, 'Déjà là', given.second.id, week);
    const { page } = await visit(given.teacher);
    const book = new PacksPage(page);
    await book.open(given.first.id);
    await book.week(week).click();
    await book.act('Donner à une autre classe').click();
    await expect(book.dialog).toContainText(
      `Un pack est déjà attribué à cette classe cette semaine : ${given.second.name}`,
    );
    await book.week(other).click();
    await book.act('Donner ce pack').click();
    await expect(page.getByText(`est donné à ${given.second.name} pour la semaine du`)).toBeVisible();
    await book.open(given.second.id);
    await expect(book.week(other)).toContainText(title);
    await expect(book.week(week)).toContainText('Déjà là');
  });

  test('are previewed, and deleted after a confirmation [packs.delete] [packs.look]', async ({ visit }) => {
    const { page } = await visit(given.teacher);
    const book = new PacksPage(page);
    await book.openGrid();
    await page.getByRole('button', { name: title, exact: true }).click();
    await expect(book.dialog.getByRole('listitem')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await book.ofPack(title, 'Supprimer');
    await expect(book.question).toContainText('Le pack disparaît, y compris de la semaine où il est donné.');
    await book.question.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await book.ofPack(title, 'Supprimer');
    await book.question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('« Table de sept » est supprimé')).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
  });
});
