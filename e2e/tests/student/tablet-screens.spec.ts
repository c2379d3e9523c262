import { cards } from '@memocartes/contract/cards/cards.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { packs } from '@memocartes/contract/packs/packs.routes';
import type { Page } from '@playwright/test';

import { checkScreen } from '../../interactions/checkScreen.ts';
import { TabletPage } from '../../pages/student/TabletPage.ts';
import { seedOpenSession } from '../../seed/openSession.ts';
import type { Seed } from '../../seed/seed.ts';
import { skipSeenDelay } from '../../support/clock.ts';
import { smallControls } from '../../support/layout.ts';
import { expect, test } from '../../test.ts';
const viewport = { width: 768, height: 1024 };

/** Creates a class whose pack has a card to turn, then a card with a typed answer. */
async function seedTwoCards(seed: Seed) {
  const classSession = await seedOpenSession(
    seed,
    ['Zoé', 'Anna', 'Léo', 'Lucien', 'Maya', 'Thomas', 'Inès', 'Noah'],
    1,
  );
  const { cards: certifiedCards } = await classSession.teacherApi.call(cards.list, {
    query: { card_type: 'CERTIFIED', nb_items: maxPageSize },
  });
  const typed = certifiedCards.find(({ is_typed }) => is_typed)!;
  const { packs_pro } = await classSession.teacherApi.call(packs.list, { query: { class_id: classSession.class_.id } });
  const packId = packs_pro[0]!.id;
  const { cards: packCards } = await classSession.teacherApi.call(packs.view, { id: packId });
  await classSession.teacherApi.call(packs.update, {
    id: packId,
    body: { cards: [...packCards.map(({ id }) => id), typed.id] },
  });
  return classSession;
}

/** Also expects controls of at least 44 px. */
async function checkTabletScreen(page: Page, name: string): Promise<void> {
  await checkScreen(page, `screens/${name}`);
  expect(await smallControls(page), name).toEqual([]);
}

test('the tablet’s screens are accessible, fit the width of the window and have large enough controls in both themes', async ({
  seed,
  visit,
}) => {
  test.setTimeout(180_000);
  const { school, session, teacherApi } = await seedTwoCards(seed);
  for (const [colorScheme, student] of [
    ['light', 'Zoé'],
    ['dark', 'Anna'],
  ] as const) {
    const options = { viewport, colorScheme, hasTouch: true, reducedMotion: 'reduce' } as const;
    const clocked = { ...options, serviceWorkers: 'block', hasClock: true } as const;
    const { page } = await visit(undefined, '/device', clocked);
    const tablet = new TabletPage(page);
    const checkStep = (step: string) => checkTabletScreen(page, `tablet-${step}-${colorScheme}`);
    await expect(tablet.title).toHaveText('Dans quelle école es-tu ?');
    await checkStep('1-attach');
    await tablet.requestApproval(school.code);
    await expect(tablet.title).toHaveText('En attente de l’autorisation de l’école');
    await checkStep('1-waiting');
    await tablet.openWithSecret(await seed.tabletSecret(school.id));
    await expect(tablet.title).toHaveText('Tape le code écrit au tableau');
    await checkStep('2-code');
    await tablet.typeCode(session.code);
    await expect(tablet.title).toHaveText('Touche ton prénom');
    await checkStep('3-names');
    await tablet.chooseName(student);
    await checkStep('4-hello');
    await tablet.start();
    await expect(tablet.progress).toHaveText('0 sur 2');
    await checkStep('5-front');
    await skipSeenDelay(page);
    await page.getByText('Retourner la carte').click();
    await checkStep('6-back');
    await skipSeenDelay(page);
    await page.getByRole('button', { name: 'Je savais' }).click();
    await checkStep('7-typed');
    await page.getByLabel('Écris ta réponse').fill('une erreur');
    await skipSeenDelay(page);
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await checkStep('8-compared');
    await page.context().setOffline(true);
    await skipSeenDelay(page);
    await page.getByRole('button', { name: 'C’était une faute de frappe' }).click();
    await expect(tablet.title).toContainText('C’est fini pour aujourd’hui');
    await checkStep('9-end-offline');
    await page.context().setOffline(false);
    await expect(page.getByText('2 cartes avancent d’une boîte.')).toBeVisible();
    await checkStep('10-end');
    await tablet.leaveEndPage();
  }
  await teacherApi.call(sessions.close, { id: session.id });

  const { page: offlinePage } = await visit(undefined, undefined, {
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await offlinePage.route('**/api/device', (route) => route.abort());
  await offlinePage.goto('/device');
  await expect(new TabletPage(offlinePage).title).toHaveText('Pas de réseau pour l’instant');
  for (const colorScheme of ['light', 'dark'] as const) {
    await offlinePage.emulateMedia({ colorScheme });
    await checkTabletScreen(offlinePage, `tablet-0-offline-${colorScheme}`);
  }
});
