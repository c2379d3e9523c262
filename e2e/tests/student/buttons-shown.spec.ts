import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';

import { TabletPage } from '../../pages/student/TabletPage.ts';
import { seedOpenSession } from '../../seed/openSession.ts';
import { skipSeenDelay } from '../../support/clock.ts';
import { boxOf } from '../../support/layout.ts';
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
