import { readFileSync } from 'node:fs';

import { auth } from '@memocartes/contract/auth/auth.routes';
import { expect as plainExpect, test as plainTest } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { emailLink } from '../../seed/outbox.ts';
import { password } from '../../seed/people.ts';
import { Seed } from '../../seed/seed.ts';
import { addSessionCookie, expect, test } from '../../test.ts';

test('a follower exports a student’s data, the school erases the student, and the audit log shows both without the student’s name', async ({
  seed,
  visit,
}) => {
  const school = await seed.school();
  const class_ = await seed.class(school.id);
  const member = { schools_id: school.id };
  const child = await seed.student(school.id, class_.id, { firstname: 'Zélie', lastname: 'Fontanel' });
  const schoolAdmin = await seed.schoolAdmin(member);
  const follower = await seed.follower({ ...member, student_id: child.id, firstname: 'Nadia', lastname: 'Fontanel' });

  const followerPortal = await visit(follower, '/Params?tab=privacy');
  await expect(followerPortal.main.getByRole('heading', { name: 'Zélie FONTANEL' })).toBeVisible();
  await followerPortal.main.getByRole('button', { name: 'Exporter toutes les données' }).last().click();
  const download = followerPortal.page.waitForEvent('download');
  await followerPortal.main.getByRole('button', { name: 'Télécharger le ZIP' }).click();
  const files = unzipSync(new Uint8Array(readFileSync(await (await download).path())));
  expect(Object.keys(files).sort()).toEqual(['donnees.json', 'index.html']);
  const data = JSON.parse(strFromU8(files['donnees.json']!)) as {
    readonly identity: { readonly firstname: string; readonly class: string }[];
  };
  expect(data.identity[0]).toMatchObject({ firstname: 'Zélie', class: class_.name });
  expect(strFromU8(files['index.html']!)).toContain('Données\u00a0: Zélie FONTANEL');

  const adminPortal = await visit(schoolAdmin, `/schools/students?panel=student&mode=EDIT&item=${child.id}`);
  await adminPortal.sidePanel.getByRole('button', { name: 'Supprimer' }).click();
  const question = adminPortal.page.getByRole('alertdialog');
  await expect(question).toContainText('toutes ses traces sont effacées pour de bon');
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(question).toBeHidden();

  await adminPortal.page.goto('/schools/audit');
  const row = (name: string) => adminPortal.main.getByRole('row', { name: new RegExp(name) }).first();
  await expect(row('Effacement')).toContainText(`élève effacé nº ${child.id}`);
  await expect(row('Export de données')).toContainText('Nadia FONTANEL');
  await expect(adminPortal.main.getByText('Zélie')).toHaveCount(0);
});

plainTest(
  'the privacy notice covers every page until it is acknowledged, and allows signing out',
  async ({ page, context, baseURL }) => {
    const seed = new Seed(baseURL!);
    const { email } = await seed.invited('TEACHER', { schools_id: (await seed.school()).id });
    const ticket = (await emailLink(baseURL!, email)).searchParams.get('token') ?? '';
    await seed.as().call(auth.setPassword, { body: { password, ticket } });
    const dialog = page.getByRole('alertdialog', { name: 'Vos données sur ce portail' });

    const enter = async (path: string) => {
      await addSessionCookie(context, baseURL!, (await seed.session(email)).token);
      await page.goto(path);
    };

    await enter('/schools/students');
    await plainExpect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/Params');
    await plainExpect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Se déconnecter' }).click();
    await plainExpect(page).toHaveURL('/');
    await enter('/Dashboard');
    await dialog.getByRole('button', { name: 'J’ai compris' }).click();
    await plainExpect(dialog).toBeHidden();
    await page.reload();
    await plainExpect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await plainExpect(dialog).toBeHidden();
  },
);
