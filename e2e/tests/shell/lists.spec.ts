import { readFile } from 'node:fs/promises';

import { DataTable } from '../../pages/shell/DataTable.ts';
import { expect, test } from '../../test.ts';

const students = '/schools/students';

test('the panel is in the address: reload keeps it, back closes it, forward reopens it read-only [interface.panel]', async ({
  page,
  seed,
  enter,
}) => {
  await enter(await seed.demo('schoolAdmin'), `${students}?level=CP`);
  const list = new DataTable(page, 'Élèves');
  await list.edit(0);
  await expect(list.panel).toBeVisible();
  await expect(page).toHaveURL(/\?level=CP&panel=student&mode=EDIT&item=\d+$/);
  await page.reload();
  await expect(list.panel).toBeVisible();
  await page.goBack();
  await expect(list.panel).toBeHidden();
  await page.goForward();
  await expect(list.panel).toBeVisible();
  await expect(page).toHaveURL(/&mode=VIEW&/);
  await list.closePanel();
  await expect(page).toHaveURL(/\?level=CP$/);
});

test('a panel that the role does not have is ignored', async ({ page, seed, enter }) => {
  await enter(await seed.demo('schoolAdmin'), `${students}?panel=superadmin&mode=VIEW&item=1`);
  const list = new DataTable(page, 'Élèves');
  await expect(list.rowLink(0)).toBeVisible();
  await expect(page).toHaveURL(students);
  await expect(list.panel).toBeHidden();
});

test('hidden columns stay hidden after a reload', async ({ page, seed, enter }) => {
  await enter(await seed.demo('schoolAdmin'), students);
  const list = new DataTable(page, 'Élèves');
  await list.toggleColumn('Niveau');
  await expect(list.heading('Niveau')).toBeHidden();
  await page.reload();
  await expect(list.heading('Classe')).toBeVisible();
  await expect(list.heading('Niveau')).toBeHidden();
});

test('rows can be navigated, selected and opened by keyboard alone', async ({ page, seed, enter }) => {
  const portal = await enter(await seed.demo('schoolAdmin'), students);
  const list = new DataTable(page, 'Élèves');
  await list.rowLink(0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(list.rowLink(1)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(list.bar).toContainText('3 élèves sélectionnés');
  const name = await list.rowLink(3).innerText();
  await page.keyboard.press('Enter');
  await expect(portal.title).toContainText(name.split('\n').at(-1)!);
});

test('the export contains every page of the filtered list', async ({ page, seed, enter }) => {
  await enter(await seed.demo('schoolAdmin'), `${students}?level=CP`);
  const list = new DataTable(page, 'Élèves');
  await expect(list.rowLink(0)).toBeVisible();
  const count = Number(/^(\d+) résultats$/m.exec(await page.getByText(/^\d+ résultats$/).innerText())?.[1]);
  const file = await list.export();
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(count + 1);
  expect(lines[0]).toContain(';');
});
