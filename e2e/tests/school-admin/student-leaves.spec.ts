import { students } from '@memocartes/contract/students/students.routes';

import { expect, test } from '../../test.ts';

test('a student who left is hidden from the default list until they come back', async ({ seed, visit }) => {
  const school = await seed.school();
  const schoolAdmin = await seed.schoolAdmin({ schools_id: school.id });
  await seed.as(schoolAdmin).call(students.create, { body: { firstname: 'Awa', lastname: 'Traoré' } });
  const { page } = await visit(schoolAdmin, '/schools/students');
  const student = page.getByRole('row').filter({ hasText: 'Awa TRAORÉ' });
  await page.getByRole('checkbox', { name: 'Sélectionner Awa TRAORÉ' }).check();
  await page.getByRole('button', { name: 'Quitte l’école' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitte l’école' }).click();
  await expect(page.getByText('Un élève est parti.')).toBeVisible();
  await expect(student).toHaveCount(0);
  await page.goto('/schools/students?status=INACTIVE');
  await expect(student).toContainText(/Parti\s*le/);
  await student.getByRole('button', { name: /^Revient à l’école/ }).click();
  await expect(student).toHaveCount(0);
  await page.goto('/schools/students');
  await expect(student).toContainText('Actif');
});
