import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { resources } from '@memocartes/contract/resources/resources.routes';

import { ResourcesPage } from '../../pages/shell/ResourcesPage.ts';
import { axeViolations } from '../../support/accessibility.ts';
import { expect, test } from '../../test.ts';

const title = 'Mot aux familles';
const pdf = readFileSync(join(import.meta.dirname, '../../data/mot-aux-familles.pdf'));

test('a teacher adds a PDF; a follower finds, reads and downloads it; deletion removes it, undo restores it [resources.preview] [resources.undo]', async ({
  seed,
  visit,
}) => {
  test.setTimeout(120_000);
  const { id: schools_id } = await seed.school();
  const child = await seed.student(schools_id, (await seed.class(schools_id)).id);
  const teacher = await seed.teacher({ schools_id });
  const follower = await seed.follower({ schools_id, student_id: child.id });
  const teacherPage = new ResourcesPage((await visit(teacher)).page);
  const followerPage = new ResourcesPage(
    (await visit(follower, undefined, { viewport: { width: 390, height: 844 } })).page,
  );
  const errors: string[] = [];
  followerPage.page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));

  await test.step('an HTML file is refused, then the PDF is sent', async () => {
    await teacherPage.open();
    const fields = { title, description: 'Ce qu’il faut prévoir.', section: 'À la maison' };
    await teacherPage.add({ ...fields, file: { name: 'mot.html', mimeType: 'text/html', buffer: Buffer.from('<p>') } });
    await expect(teacherPage.panel.getByText(/Ce format n’est pas accepté/)).toBeVisible();
    await teacherPage.panel
      .getByLabel(/^Document/)
      .setInputFiles({ name: 'mot.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(teacherPage.panel.getByText('mot.pdf')).toBeVisible();
    expect(await axeViolations(teacherPage.page)).toEqual([]);
    await teacherPage.save();
    await expect(teacherPage.page.getByText('Ressource ajoutée')).toBeVisible();
  });

  await test.step('the follower finds the PDF on a phone, and reads its page', async () => {
    await followerPage.open();
    await followerPage.search('FAMILLES');
    await followerPage.resource(title).click();
    await expect(followerPage.preview.getByText('Page 1 sur 1')).toBeVisible({ timeout: 20_000 });
    await expect(followerPage.preview.getByText('Sortie de vendredi Départ à 8 h 45.')).toBeAttached();
    const nbDarkPixels = await followerPage.preview.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return data.filter((value, at) => at % 4 === 0 && value < 128).length;
    });
    expect(nbDarkPixels).toBeGreaterThan(100);
    expect(await axeViolations(followerPage.page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  await test.step('the download is the file that was sent', async () => {
    const download = await followerPage.download();
    expect(download.suggestedFilename()).toBe('mot.pdf');
    expect(readFileSync(await download.path()).equals(pdf)).toBe(true);
  });

  await test.step('after the deletion, the resource’s link says that it is gone; undo restores it', async () => {
    const { sections } = await seed.as(teacher).call(resources.sections, { query: { search: 'Mot aux familles' } });
    const link = `/resources?resource=${sections[0]!.resources[0]!.id}`;
    await teacherPage.page.goto(link);
    await teacherPage.preview.getByRole('button', { name: 'Supprimer' }).click();
    await expect(teacherPage.question).toContainText('1 membre du personnel et 1 proche');
    await teacherPage.question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(teacherPage.page.getByText('Ressource supprimée')).toBeVisible();
    await followerPage.page.goto(link);
    await expect(followerPage.preview.getByText(/n’existe plus, ou n’est pas partagée/)).toBeVisible();
    await teacherPage.page.getByRole('button', { name: 'Annuler la suppression' }).click();
    await expect(teacherPage.page.getByText('Ressource rétablie')).toBeVisible();
    await followerPage.page.reload();
    await expect(followerPage.preview.getByRole('heading', { name: title })).toBeVisible();
  });
});
