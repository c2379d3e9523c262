import { expectLoaded } from '../../interactions/expectLoaded.ts';
import { excessWidth } from '../../support/layout.ts';
import { expect, test } from '../../test.ts';

const lists = [
  ['schoolAdmin', '/schools/students', 'Élèves'],
  ['schoolAdmin', '/schools/followers', 'Entourage'],
  ['schoolAdmin', '/schools/users', 'Utilisateurs'],
  ['schoolAdmin', '/schools/classes', 'Classes'],
  ['superadmin', '/superadmin/schools', 'Gestion des professionnels'],
  ['teacher', '/schools/cards?view=list', 'Cartes'],
] as const;

test('on a phone, lists start within the first 300 px, no row is cut and filters open at the bottom of the screen', async ({
  seed,
  visit,
}) => {
  test.setTimeout(120_000);
  for (const [role, path, title] of lists) {
    const { page, main } = await visit(await seed.demo(role), path, { viewport: { width: 390, height: 844 } });
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const row = main.getByRole('table').getByRole('row').nth(1);
    await expect(row).toBeVisible();
    // The placeholder of a list has rows too.
    await expectLoaded(page, path);
    const top = await row.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    expect.soft(top, path).toBeLessThan(300);
    expect(await excessWidth(page), path).toBe(0);
    const cutRows = (rows: readonly Element[]) => rows.filter((row) => row.scrollWidth > row.clientWidth).length;
    expect.soft(await main.locator('tbody tr').evaluateAll(cutRows), `${path}: rows cut on the right`).toBe(0);
    await main.getByRole('button', { name: 'Filtres' }).click();
    const sheet = page.locator('.mc-chips__drop--sheet');
    // The sheet slides up, then stays at the bottom.
    await expect
      .poll(() => sheet.evaluate((element) => Math.round(element.getBoundingClientRect().bottom)), { message: path })
      .toBe(844);
    expect((await sheet.boundingBox())?.width, path).toBe(390);
    await sheet.getByRole('button', { name: 'Fermer' }).click();
    await expect(sheet).toBeHidden();
    await page.context().close();
  }
});

test('a row’s status is fully visible beside an open panel at every width', async ({ page, seed, enter }) => {
  await enter(await seed.demo('schoolAdmin'), '/schools/users');
  const table = page.getByRole('table');
  await table.getByRole('rowheader').first().getByRole('button').click();
  await expect(page.getByRole('complementary', { name: 'Volet latéral' })).toBeVisible();
  for (const width of [1440, 1180, 1030, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });

    // Below 1030 px the panel covers the list, but the layout of the list is checked anyway.
    const findCutStatuses = () =>
      table.evaluate((element) => {
        const sheet = element.parentElement!.getBoundingClientRect();
        const tags = [...element.querySelectorAll('.mc-table__kept .mc-tag')];

        const isCut = (tag: Element) => {
          const { left, right, width: drawn } = tag.getBoundingClientRect();
          return drawn === 0 || left < sheet.left || right > sheet.right + 0.5;
        };

        return {
          hasStatuses: tags.length > 0,
          cut: tags.filter(isCut).length,
          scrolls: element.scrollWidth > sheet.width + 1,
        };
      });

    await expect
      .poll(findCutStatuses, { message: `${width} px` })
      .toEqual({ hasStatuses: true, cut: 0, scrolls: false });
  }
});

test('the search of a list with other filters keeps its width beside an open panel', async ({ page, seed, enter }) => {
  await enter(await seed.demo('superadmin'), '/superadmin/invoices?tab=1');
  await page.getByRole('table').getByRole('rowheader').first().getByRole('button').click();
  await expect(page.getByRole('complementary', { name: 'Volet latéral' })).toBeVisible();
  for (const width of [1440, 1180, 1030]) {
    await page.setViewportSize({ width, height: 900 });
    const search = page.locator('.mc-tools > .mc-chips');
    await expect.poll(async () => (await search.boundingBox())?.width, { message: `${width} px` }).toBeGreaterThan(200);
  }
});

test('the choices of the year change stay readable in a narrow window', async ({ page, seed, enter }) => {
  await enter(await seed.demo('schoolAdmin'), '/my-school/year-change');
  const table = page.getByRole('table', { name: 'Classes' });
  await expect(table).toBeVisible();
  for (const width of [1440, 1030, 768, 720]) {
    await page.setViewportSize({ width, height: 900 });

    const findFaults = () =>
      table.evaluate((element) => {
        const selects = [...element.querySelectorAll('select')];
        return {
          hasSelects: selects.length > 0,
          narrow: selects.filter((select) => select.clientWidth < 180).length,
          scrolls: element.scrollWidth > element.parentElement!.clientWidth + 1,
        };
      });

    await expect.poll(findFaults, { message: `${width} px` }).toEqual({ hasSelects: true, narrow: 0, scrolls: false });
  }
});

test('the list sorts students by level, CP first, and shows a new page from its first row', async ({
  page,
  seed,
  enter,
}) => {
  await enter(await seed.demo('schoolAdmin'), '/schools/students?sort=level&size=50');
  const table = page.getByRole('table', { name: 'Élèves' });
  const levels = async () => [...new Set(await table.locator('tbody td[data-title="Niveau"]').allInnerTexts())];
  await expect.poll(async () => (await levels())[0]).toBe('CP');
  await page.getByRole('button', { name: 'Suivant' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(async () => (await levels())[0]).toBe('CE1');
  await expect(table.getByRole('row').nth(1)).toBeInViewport();
});
