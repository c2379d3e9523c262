import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import type { Page, Request } from '@playwright/test';

import { checkScreen } from '../../interactions/checkScreen.ts';
import { TabletPage } from '../../pages/student/TabletPage.ts';
import { seedOpenSession } from '../../seed/openSession.ts';
import { seedTypedSession } from '../../seed/typedCards.ts';
import { skipSeenDelay } from '../../support/clock.ts';
import { expect, test } from '../../test.ts';
const sizes = [
  { width: 768, height: 1024 },
  { width: 1180, height: 820 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;
const firstnames = ['Zoé', 'Anna', 'Léo', 'Maya'];

/** If `whole`, all controls must be on the screen without scrolling. */
async function checkTabletScreen(page: Page, name: string, { whole = true } = {}): Promise<void> {
  // Disabled buttons change their colours when they become enabled, which must not happen while axe runs.
  await skipSeenDelay(page);
  await checkScreen(page, `screens/alone-${name}`);
  const out = await page.evaluate(() =>
    [...document.querySelectorAll('main button, main input')]
      .filter((item) => item.checkVisibility() && !item.classList.contains('mc-sr-only'))
      .filter((item) => {
        const { top, bottom, left, right } = item.getBoundingClientRect();
        return top < -1 || left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      })
      .map((item) => item.textContent || item.getAttribute('aria-label')),
  );
  if (whole) expect(out, name).toEqual([]);
}

test('the session’s QR code leads to the first card in two taps; on-screen keys answer, and Back asks for confirmation', async ({
  seed,
  visit,
}) => {
  test.setTimeout(240_000);
  const { secret, teacherApi, session, word, number } = await seedTypedSession(seed, firstnames);
  const options = { hasTouch: true, serviceWorkers: 'block', reducedMotion: 'no-preference', hasClock: true } as const;
  const { page } = await visit(undefined, undefined, options);
  const tablet = new TabletPage(page);

  const tapOnceAccepted = async (name: string) => {
    await page.getByRole('button', { name }).waitFor();
    await skipSeenDelay(page);
    await page.getByRole('button', { name }).tap();
  };

  for (const [i, viewport] of sizes.entries()) {
    const size = `${viewport.width}x${viewport.height}`;
    await page.setViewportSize(viewport);
    await page.goto('/device');
    await tablet.openWithSecret(secret);
    await expect(tablet.title).toHaveText('Tape le code écrit au tableau');
    await checkTabletScreen(page, `code-${size}`, { whole: viewport.height > 500 });

    const urls: string[] = [];
    const addUrl = (request: Request) => void urls.push(request.url());
    page.on('request', addUrl);
    await page.goto('about:blank');
    await page.goto(`/device#${session.code}`);
    await expect(tablet.title).toHaveText('Touche ton prénom');
    expect(new URL(page.url()).hash).toBe('');
    page.off('request', addUrl);
    expect(urls.filter((url) => new URL(url).search.includes(session.code))).toEqual([]);
    await checkTabletScreen(page, `names-${size}`, { whole: false });
    await tablet.chooseName(firstnames[i]!);
    await tablet.start();
    await expect(tablet.progress).toHaveText(/^0 sur [23]$/);
    await checkTabletScreen(page, `turn-${size}`);

    await tablet.answer('right');
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: /^Tu veux arrêter/ });
    await question.getByRole('button', { name: 'Continuer' }).tap();
    await expect(tablet.progress).toHaveText(/^1 sur/);

    const field = page.getByLabel('Écris ta réponse');
    await expect(field).toHaveAttribute('inputmode', 'none');
    const keys = page.getByRole('group', { name: 'Touches' });
    for (const letter of word.toLowerCase()) await keys.getByRole('button', { name: letter, exact: true }).tap();
    await expect(field).toHaveValue(word.toLowerCase());
    await checkTabletScreen(page, `word-${size}`);
    await tapOnceAccepted('Vérifier');
    await expect(page.getByText(/^C’est ça/)).toBeVisible();
    await checkTabletScreen(page, `right-${size}`);
    await tapOnceAccepted('Continuer');
    if (number) {
      // The keys ignore a second tap soon after the tap on « Continuer ».
      await skipSeenDelay(page);
      for (const digit of number) await keys.getByRole('button', { name: digit, exact: true }).tap();
      await checkTabletScreen(page, `number-${size}`);
      await tapOnceAccepted('Vérifier');
      await tapOnceAccepted('Continuer');
    }
    await expect(tablet.title).toContainText('C’est fini pour aujourd’hui');
    await expect(page.getByText(/^Bravo/)).toBeVisible();
    await skipSeenDelay(page);
    await expect(page.getByRole('button', { name: 'Terminé' })).toBeEnabled();
    await checkTabletScreen(page, `end-${size}`, { whole: false });
    await tablet.leaveEndPage();
    await expect(tablet.title).toHaveText('Touche ton prénom');

    await tablet.chooseName(firstnames[i]!);
    await expect(page.getByRole('button', { name: 'Commencer' })).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await checkTabletScreen(page, `hello-200-${size}`, { whole: false });
    await tablet.reset();
  }
  await teacherApi.call(sessions.close, { id: session.id });
});

test('Back leaves a revision only after a confirmation', async ({ seed, visit }) => {
  const { secret, session } = await seedOpenSession(seed, ['Zoé'], 2);
  const { page } = await visit(undefined, '/device', { viewport: sizes[0], hasTouch: true, serviceWorkers: 'block' });
  const tablet = new TabletPage(page);
  await tablet.openWithSecret(secret);
  await tablet.typeCode(session.code);
  await tablet.chooseName('Zoé');
  await tablet.start();
  await tablet.answer('right');
  await expect(tablet.progress).toHaveText('1 sur 2');
  for (const press of ['Continuer', 'Arrêter']) {
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: press }).tap();
    if (press === 'Continuer') await expect(tablet.progress).toHaveText('1 sur 2');
  }
  await expect(tablet.title).toHaveText('Touche ton prénom');
});
