import { basename } from 'node:path';

import { cards } from '@memocartes/contract/cards/cards.routes';
import { device } from '@memocartes/contract/devices/join/device.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { maxPageSize } from '@memocartes/contract/lists/page-size';
import type { Page } from '@playwright/test';

import { checkScreen } from '../../interactions/checkScreen.ts';
import { TabletPage } from '../../pages/student/TabletPage.ts';
import { seedOpenSession } from '../../seed/openSession.ts';
import { unreadableTexts } from '../../support/layout.ts';
import { expect, test } from '../../test.ts';

/** Checks the page on a desktop and on a phone, in both themes. */
async function checkPage(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme);
      await checkScreen(page, `card-page/${name}-${width}-${colorScheme}`);
      expect(await unreadableTexts(page), `${name} ${width} ${colorScheme}`).toEqual([]);
    }
  }
}

test('a printed card’s QR code shows each person what they may see: signed out, teacher, follower, other school, tablet', async ({
  seed,
  visit,
}) => {
  test.setTimeout(240_000);
  const { school, secret, teacher, teacherApi, session, classStudents } = await seedOpenSession(seed, ['Inès'], 1);
  const follower = await seed.follower({ schools_id: school.id, student_id: classStudents[0].id });
  const otherSchool = await seed.school();
  const otherAdmin = await seed.schoolAdmin({ schools_id: otherSchool.id });
  const { page: tabletPage } = await visit(undefined, undefined, { hasTouch: true, serviceWorkers: 'block' });
  const tablet = new TabletPage(tabletPage);
  await tablet.openWithSecret(secret);
  await tablet.typeCode(session.code);
  await tablet.chooseName('Inès');
  await tablet.start();
  const answered = tabletPage.waitForRequest((request) => request.url().endsWith(basename(device.answers.path)));
  const cardText = (await tablet.card.textContent()) ?? '';
  await tablet.answer('right');
  await answered;
  await expect(tablet.title).toContainText('C’est fini');
  const { cards: certifiedCards } = await teacherApi.call(cards.list, {
    query: { card_type: 'CERTIFIED', level: 'CE1', nb_items: maxPageSize },
  });
  const card = certifiedCards.find(({ front_side }) => cardText.includes(front_side.line1 ?? '–'))!;
  const address = `/c/${card.qr_code}`;
  const question = card.front_side.line1!;

  await test.step('signed out, the page shows the question and a link to sign in, but no answer button', async () => {
    const { page } = await visit(undefined, address);
    await expect(page.getByText(question).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Se connecter' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Voir la réponse' })).toHaveCount(0);
    await checkPage(page, 'anonymous');
  });

  await test.step('the teacher gets a link to the card in the list of cards', async () => {
    const { page } = await visit(teacher, '/Dashboard');
    await page.getByRole('button', { name: /^Mon compte/ }).waitFor();
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Ouvrir la carte' })).toBeVisible();
    await checkPage(page, 'teacher');
    await page.getByRole('link', { name: 'Ouvrir la carte' }).click();
    await expect(page).toHaveURL(/\/schools\/cards\?/);
    await expect(page.getByText('Accès non autorisé')).toHaveCount(0);
  });

  await test.step('the student’s follower can see the answer and the box', async () => {
    const { page } = await visit(follower, '/Dashboard');
    await page.getByRole('button', { name: /^Mon compte/ }).waitFor();
    await page.goto(address);
    await page.getByRole('button', { name: 'Voir la réponse' }).click();
    await expect(page.getByRole('group', { name: /Verso/ })).toBeVisible();
    await checkPage(page, 'follower');
    await page.getByRole('link', { name: /^Inès.: dans la boîte 2$/ }).click();
    await expect(page).toHaveURL(new RegExp(`/students/${classStudents[0].id}\\?list-box=2`));
    await expect(page.getByRole('heading', { name: /^Ses cartes.: boîte 2/ })).toBeVisible();
  });

  await test.step('the school admin of another school gets a link to the certified card', async () => {
    const { page } = await visit(otherAdmin, '/Dashboard');
    await page.getByRole('button', { name: /^Mon compte/ }).waitFor();
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Ouvrir la carte' })).toBeVisible();
    await checkPage(page, 'other-admin');
  });

  await test.step('a student’s tablet gets a link to the revision, and no link to sign in', async () => {
    await tabletPage.goto(address);
    await expect(tabletPage.getByRole('link', { name: 'Se connecter' })).toHaveCount(0);
    await expect(tabletPage.getByRole('link', { name: 'Réviser sur cette tablette' })).toBeVisible();
    await checkPage(tabletPage, 'tablet');
    await tabletPage.getByRole('link', { name: 'Réviser sur cette tablette' }).click();
    await expect(tablet.title).toHaveText(/Touche ton prénom|C’est fini|Tape le code/);
  });

  await test.step('an unknown code leads to a page with an explanation', async () => {
    const { page } = await visit(undefined, '/c/0000000000000000');
    await expect(page.getByRole('heading', { name: 'Cette carte n’a pas de page publique' })).toBeVisible();
    await checkPage(page, 'unknown');
  });

  await teacherApi.call(sessions.close, { id: session.id });
});
