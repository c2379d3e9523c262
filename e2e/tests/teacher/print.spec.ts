import { readFile } from 'node:fs/promises';

import { PrintPage } from '../../pages/teacher/PrintPage.ts';
import { seedPack } from '../../seed/packs.ts';
import { expect, test } from '../../test.ts';

test('a teacher prints a pack as a PDF with QR codes, and the print counts in the quota [permissions.print] [printing.quota]', async ({
  seed,
  visit,
}) => {
  const school = await seed.school({ nb_physical_boxes: 1 });
  const teacher = await seed.teacher({ schools_id: school.id });
  await seedPack(seed, teacher, { title: 'Table à imprimer' });
  const { page } = await visit(teacher);
  const printPage = new PrintPage(page);
  await printPage.openFromPack('Table à imprimer');
  await expect(printPage.totalText).toHaveText('3 cartes, 1 feuille');
  await printPage.selectQrCodes();
  await expect(printPage.codes).toHaveCount(3);
  await expect(page.getByText('0 sur 60')).toBeVisible();
  const file = await printPage.createPdf();
  expect(file.suggestedFilename()).toMatch(/^cartes-.*\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText('1 sur 60')).toBeVisible();

  // The browser prints the sheets without an empty page at the end.
  await page.getByRole('link', { name: 'Voir toutes les feuilles' }).click();
  // The preview of the page before has the same figures.
  await expect(page.getByRole('heading', { name: 'Feuilles à imprimer' })).toBeVisible();
  await expect(page.getByRole('figure', { name: /^Feuille 1/ })).toHaveCount(2);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test('a school without physical boxes has no way to print', async ({ seed, visit }) => {
  const school = await seed.school({ nb_physical_boxes: 0 });
  const teacher = await seed.teacher({ schools_id: school.id });
  await seedPack(seed, teacher, { title: 'Table sans boîte' });
  const { page } = await visit(teacher, '/schools/packs?view=all');
  await page.getByRole('button', { name: /Actions.*Table sans boîte/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Dupliquer' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Imprimer ses cartes' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Imprimer des cartes' })).toHaveCount(0);
  await page.goto('/schools/print-cards');
  await expect(page.getByText(/réservée à l’offre «\sÉcole, abonnée\s»/)).toBeVisible();
});
