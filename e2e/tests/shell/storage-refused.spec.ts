import type { Page } from '@playwright/test';

import { LandingPage } from '../../pages/public/LandingPage.ts';
import { Portal } from '../../pages/shell/Portal.ts';
import { TabletPage } from '../../pages/student/TabletPage.ts';
import { seedOpenSession } from '../../seed/openSession.ts';
import { expect, test } from '../../test.ts';

// An init script can't be removed from its page.
test.use({ isNewContext: true });

/** Refuses all storage, as a browser that blocks site data does. @returns the uncaught errors of the page */
async function refuseStorage(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  return errors;
}

test('a teacher signs in and works if the browser refuses storage', async ({ page, seed }) => {
  const errors = await refuseStorage(page);
  const { email } = await seed.demo('teacher');
  const portal = new Portal(page);
  const landing = new LandingPage(page);
  await landing.open();
  await landing.signIn(email);
  await expect(page).toHaveURL(/\/dashboard$/i);
  await expect(portal.title).toHaveText(/^Bonjour/);
  await portal.chooseAccountEntry('Thème sombre');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Passer en français' }).click();
  await portal.follow('Voir les cartes');
  await expect(portal.main.getByRole('button', { name: /^Voir la carte/ }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  expect(errors).toEqual([]);
});

test('a student revises on a tablet whose browser refuses storage', async ({ seed, visit }) => {
  const { secret, session } = await seedOpenSession(seed, ['Zoé'], 2);
  const { page } = await visit(undefined, undefined, { isNew: true, viewport: { width: 1024, height: 768 } });
  const errors = await refuseStorage(page);
  const tablet = new TabletPage(page);
  await tablet.openWithSecret(secret);
  await expect(tablet.title).toHaveText('Tape le code écrit au tableau');
  await tablet.typeCode(session.code);
  await tablet.chooseName('Zoé');
  await tablet.start();
  await expect(tablet.progress).toHaveText('0 sur 2');
  await tablet.answer('right');
  await tablet.answer('right');
  await expect(tablet.title).toContainText('C’est fini pour aujourd’hui');
  await expect(page.getByText(/(attend|attendent) le réseau/)).toHaveCount(0);
  expect(errors).toEqual([]);
});
