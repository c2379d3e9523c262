import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';

import { TabletPage } from '../../pages/student/TabletPage.ts';
import { seedOpenSession } from '../../seed/openSession.ts';
import { expect, test } from '../../test.ts';

const tabletOptions = { viewport: { width: 768, height: 1024 }, hasTouch: true, serviceWorkers: 'block' } as const;

test('a tablet waits for approval, joins a session, keeps its answer when the school removes the tablet, and sends it once the tablet is restored', async ({
  seed,
  visit,
}) => {
  test.setTimeout(120_000);
  const { school, session, teacherApi } = await seedOpenSession(seed, ['Chloé'], 4);
  const schoolAdmin = await seed.schoolAdmin({ schools_id: school.id });
  const adminPage = await visit(schoolAdmin, '/my-school');
  const tablet = new TabletPage((await visit(undefined, '/device', tabletOptions)).page);
  const label = await tablet.requestApproval(school.code);
  await expect(tablet.title).toHaveText('En attente de l’autorisation de l’école');

  await adminPage.page.getByRole('button', { name: `Autoriser la tablette ${label}` }).click();
  await expect(tablet.title).toHaveText('Tape le code écrit au tableau');
  await tablet.typeCode(session.code);
  await tablet.chooseName('Chloé');
  await tablet.start();
  await tablet.answer('right');
  await expect(tablet.progress).toHaveText('1 sur 4');

  await adminPage.page.getByRole('button', { name: `Actions\u00a0: Tablette ${label}` }).click();
  await adminPage.page.getByRole('menuitem', { name: 'Retirer' }).click();
  await expect(adminPage.page.getByText(`Tablette ${label} ne peut plus servir`)).toBeVisible();
  await tablet.answer('right');
  await expect(tablet.page.getByText(`${school.name} a retiré cette tablette.`)).toBeVisible();
  await expect(tablet.page.getByText('1 réponse est gardée sur la tablette.')).toBeVisible();

  await adminPage.page.getByRole('button', { name: 'Rétablir' }).click();
  await tablet.page.reload();
  await expect(tablet.progress).toHaveText('2 sur 4');
  const countMovedUp = async () => (await teacherApi.call(sessions.students, { id: session.id })).students[0]!.moved.up;
  await expect.poll(countMovedUp).toBe(2);
});

test('the QR code approves a tablet and its secret is removed from the address; after ten wrong session codes, the next entry is delayed and the wrong code stays visible', async ({
  seed,
  visit,
}) => {
  const { secret, session } = await seedOpenSession(seed, ['Chloé'], 4);
  const { page } = await visit(undefined, undefined, tabletOptions);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''));
  const tablet = new TabletPage(page);
  await tablet.openWithSecret(secret);
  await expect(tablet.title).toHaveText('Tape le code écrit au tableau');
  expect(new URL(page.url()).hash).toBe('');
  expect(addresses.filter((address) => address.includes(secret))).toEqual([]);

  const wrong = session.code === '000000' ? '111111' : '000000';
  for (let tries = 0; tries < 10; tries += 1) {
    await tablet.typeCode(wrong);
    await expect(page.getByText('Ce code n’ouvre aucune séance. Compare-le avec le tableau.')).toBeVisible();
  }
  await expect(page.getByText(`Code essayé : ${wrong.split('').join(' ')}`)).toBeAttached();
  await tablet.typeCode(session.code);
  await expect(page.getByRole('timer')).toHaveText(/^Encore (1\smin\s0|\d+)\ss$/);
});
