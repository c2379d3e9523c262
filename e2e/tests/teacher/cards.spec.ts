import { writeFileSync } from 'node:fs';

import { cards } from '@memocartes/contract/cards/cards.routes';
import { packs } from '@memocartes/contract/packs/packs.routes';
import { subjects } from '@memocartes/contract/subjects/subjects.routes';

import { BulkCardEditor } from '../../pages/teacher/BulkCardEditor.ts';
import { CardsPage } from '../../pages/teacher/CardsPage.ts';
import { expect, test } from '../../test.ts';

/** A PNG of one semi-transparent pixel. */
const onePixelPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test('219 imported cards are published and put into packs in bulk, and each operation is undone', async ({
  seed,
  visit,
}, info) => {
  const { id: schools_id } = await seed.school();
  const teacher = await seed.teacher({ schools_id });
  const api = seed.as(teacher);
  const parentSubject = (await api.call(subjects.select)).subjects.find(({ parent_id }) => parent_id === null)!;
  const file = info.outputPath('fleuves.csv');
  writeFileSync(file, ['Recto;Verso', ...Array.from({ length: 219 }, (_, n) => `Fleuve ${n};Pays ${n}`)].join('\n'));
  const cardsPage = new CardsPage((await visit(teacher)).page);
  const { page } = cardsPage;
  await cardsPage.open();
  await cardsPage.preview(file, parentSubject.name);
  await expect(cardsPage.verdict).toHaveText('219 cartes acceptées sur 219.');
  await cardsPage.acceptImport();
  await expect(page.getByText('219 cartes sont importées, comme brouillons.')).toBeVisible();

  await cardsPage.choose(/Fleuve 0 /);
  await page.getByRole('button', { name: 'Choisir les 219 cartes trouvées' }).click();
  await expect(page.getByText(/219 cartes sélectionnées/)).toBeVisible();
  await page.getByRole('button', { name: 'Mettre dans un pack…' }).click();
  await page.getByLabel('Titre du pack').fill('Les fleuves');
  await expect(page.getByText(/219 cartes feront 15 packs/)).toBeVisible();
  await page.getByRole('button', { name: 'Mettre dans le pack' }).click();
  await expect(page.getByText('219 cartes sont dans 15 packs.')).toBeVisible();
  const published = { query: { mine: 'true', status: 'FINAL' } };
  expect((await api.call(cards.list, published)).count).toBe(219);
  expect((await api.call(packs.list, { query: { search: 'Les fleuves' } })).count).toBe(15);

  await page.getByText('219 cartes sont dans 15 packs.').locator('..').getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText(/C’est annulé\s: 219 cartes/)).toBeVisible();
  expect((await api.call(cards.list, published)).count).toBe(0);
  await cardsPage.undo(/import de fleuves\.csv/);
  await expect.poll(async () => (await api.call(cards.list, { query: { mine: 'true' } })).count).toBe(0);
});

test('a teacher writes ten cards by keyboard alone, then pastes two cards from a spreadsheet and adds an image to one', async ({
  seed,
  visit,
}) => {
  const { id: schools_id } = await seed.school();
  const teacher = await seed.teacher({ schools_id });
  const api = seed.as(teacher);
  const parentSubject = (await api.call(subjects.select)).subjects.find(({ parent_id }) => parent_id === null)!;
  const editor = new BulkCardEditor((await visit(teacher)).page);
  const { page } = editor;
  await editor.open();
  await editor.parentSubject.focus();
  await page.keyboard.type(parentSubject.name);
  await editor.cell('Question', 1).focus();
  for (let n = 1; n <= 10; n += 1) {
    await page.keyboard.type(`7 × ${n}`);
    await page.keyboard.press('Tab');
    await page.keyboard.type(String(7 * n));
    if (n < 10) await page.keyboard.press('Enter');
    if (n < 10) await expect(editor.cell('Question', n + 1)).toBeFocused();
  }
  await page.getByRole('button', { name: 'Publier 10 cartes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('10 cartes sont publiées.')).toBeVisible();
  const created = await api.call(cards.list, { query: { mine: 'true', status: 'FINAL' } });
  expect(created.cards.map(({ front_side, back_side }) => [front_side.line1, back_side.line1])).toContainEqual([
    '7 × 8',
    '56',
  ]);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.open();
  await editor.parentSubject.selectOption({ label: parentSubject.name });
  await editor.paste('Question\tRéponse\tExplication\n8 × 8\t64\t"huit fois huit,\nsoixante-quatre"\n9 × 8\t72\n');
  await expect(editor.cell('Explication', 1)).toHaveValue('huit fois huit,\nsoixante-quatre');
  const png = { name: 'carre.png', mimeType: 'image/png', buffer: Buffer.from(onePixelPng, 'base64') };
  await page.locator('input[type=file]').nth(1).setInputFiles(png);
  await page.getByLabel('Description de l’image, carte 2').fill('Un carré');
  await page.getByRole('button', { name: 'Enregistrer 2 brouillons' }).click();
  await expect(page.getByText('2 brouillons sont enregistrés.')).toBeVisible();
  const drafts = await api.call(cards.list, { query: { mine: 'true', status: 'DRAFT' } });
  expect(drafts.cards[1]!.front_side).toMatchObject({ pattern: 'top', alt: 'Un carré', line1: '9 × 8' });
  expect(drafts.cards.map(({ back_side: { line1, line2, line3 } }) => [line1, line2, line3])).toEqual([
    ['64', 'huit fois huit,', 'soixante-quatre'],
    ['72', null, null],
  ]);
});
