import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';

import { TabletPage } from '../../pages/student/TabletPage.ts';
import { seedOpenSession } from '../../seed/openSession.ts';
import { type OwnCard, seedSessionOfCards } from '../../seed/ownCards.ts';
import { skipSeenDelay } from '../../support/clock.ts';
import { boxOf, excessHeight, excessWidth } from '../../support/layout.ts';
import { takePicture } from '../../support/takePicture.ts';
import { expect, test } from '../../test.ts';

/** The smaller height of a pair is what is left when the browser's own bars are shown. */
const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 600, height: 960 },
  { width: 768, height: 954 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
] as const;

/** Gives the page a French voice, as tablets and phones have one: headless browsers have none. */
function addVoice(): void {
  const voice = { lang: 'fr-FR', name: 'Voix', localService: true, default: true, voiceURI: 'voix' };
  Object.assign(speechSynthesis, { getVoices: () => [voice], speak: () => {} });
  // The browser's own class accepts no other voice than its own.
  Object.assign(globalThis, { SpeechSynthesisUtterance: Object });
}

test('the buttons of a card to turn are on the screen without scrolling, also beside the button that reads the card aloud [tablets.buttons-shown]', async ({
  seed,
  visit,
}) => {
  const { secret, session, teacherApi } = await seedOpenSession(seed, ['Zoé'], 1);
  const { page } = await visit(undefined, undefined, {
    hasTouch: true,
    serviceWorkers: 'block',
    isNew: true,
    hasClock: true,
  });
  await page.addInitScript(addVoice);
  const tablet = new TabletPage(page);
  await tablet.openWithSecret(secret);
  await tablet.typeCode(session.code);
  await tablet.chooseName('Zoé');
  await tablet.start();
  const actions = page.getByRole('group', { name: 'Ta réponse' });
  const aloud = page.getByRole('button', { name: 'Écouter', exact: true });

  for (const name of ['Retourner la carte', 'Je savais']) {
    const button = actions.getByRole('button', { name });
    await button.waitFor();
    await expect(aloud).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, 0));
      for (const control of [button, aloud]) {
        const { x, width, y, height } = await boxOf(control);
        const what = `${control.toString()} at ${size.width}x${size.height}`;
        expect.soft(y + height, what).toBeLessThanOrEqual(size.height);
        expect.soft(x + width, what).toBeLessThanOrEqual(size.width);
      }
    }
    await skipSeenDelay(page);
    if (name === 'Retourner la carte') await button.click();
  }
  await teacherApi.call(sessions.close, { id: session.id });
});

/** Questions of one to four lines, with all keys of French, those of English, and those of a number. */
const typedCards: readonly OwnCard[] = [
  { front: ['Quelle ville est la préfecture', 'de la Marne ?'], back: ['Châlons-en-Champagne'] },
  { front: ['Écris au futur :', '« Nous (être)', 'dans le jardin', 'de l’école. »'], back: ['nous serons'] },
  { front: ['Comment dit-on', '« le chien » ?'], back: ['the dog'], more: { is_duo: true } },
  { front: ['7 × 8 = ?'], back: ['56'] },
];
const phones = [
  { width: 360, height: 640 },
  { width: 375, height: 553 },
  { width: 390, height: 664 },
  { width: 412, height: 915 },
  { width: 844, height: 390 },
] as const;

test('the field, the buttons and all keys of a typed card are on a phone without scrolling, and its question is at least 15 px high [tablets.keys-shown]', async ({
  seed,
  visit,
}) => {
  const { secret, session, teacherApi } = await seedSessionOfCards(
    seed,
    ['Zoé'],
    typedCards.map((card) => ({ ...card, more: { ...card.more, is_typed: true } })),
  );
  const options = { hasTouch: true, serviceWorkers: 'block', isNew: true, hasClock: true } as const;
  const { page } = await visit(undefined, undefined, options);
  await page.addInitScript(addVoice);
  await page.setViewportSize(phones[0]);
  const tablet = new TabletPage(page);
  await tablet.openWithSecret(secret);
  await tablet.typeCode(session.code);
  await tablet.chooseName('Zoé');
  await tablet.start();
  const question = page.locator('.mc-flashcard__face:not([inert]) .mc-flashcard__text');

  for (const [i, { front }] of typedCards.entries()) {
    await expect(tablet.progress).toHaveText(`${i} sur 4`);
    for (const size of phones) {
      await page.setViewportSize(size);
      const what = `« ${front[0]!} » at ${size.width}x${size.height}`;
      await expect.soft.poll(() => excessHeight(page), what).toBe(0);
      expect.soft(await excessWidth(page), what).toBe(0);
      const fontSize = () => question.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
      await expect.soft.poll(fontSize, what).toBeGreaterThanOrEqual(15);
      await takePicture(page, `typed-on-phone/${size.width}x${size.height}-${i}`);
    }
    await tablet.answer('right');
  }
  await teacherApi.call(sessions.close, { id: session.id });
});
