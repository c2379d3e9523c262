import type { Locator, Page } from '@playwright/test';

import { LandingPage } from '../../pages/public/LandingPage.ts';
import { demo, demoPassword } from '../../seed/people.ts';
import { expect, test } from '../../test.ts';

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, target: Locator, maxTabs = 40): Promise<void> {
  for (let presses = 0; presses < maxTabs; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${maxTabs} tabs don't reach ${target.toString()}`);
}

test('a follower signs in and opens a page of the menu by keyboard alone', async ({ page, portal }) => {
  const landing = new LandingPage(page);
  await landing.open('/login');
  await expect(landing.signInPanel.getByRole('heading', { name: 'Se connecter' })).toBeFocused();
  await tabTo(page, landing.email);
  await page.keyboard.type(demo.follower);
  await tabTo(page, landing.password);
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(portal.title).toHaveText(/^Bonjour /);

  await tabTo(page, portal.menu.getByRole('link', { name: 'Mes enfants' }));
  await page.keyboard.press('Enter');
  await expect(portal.title).toHaveText('Mes enfants');
  await expect(portal.title).toBeFocused();
});

test('the first focusable element of a page is a link that skips the menu', async ({ page, seed, enter }) => {
  const portal = await enter(await seed.demo('follower'), '/my-childrens');
  await expect(portal.title).toBeVisible();
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(portal.main).toBeFocused();
});

test('the account menu is opened, navigated and closed by keyboard', async ({ page, seed, enter }) => {
  const portal = await enter(await seed.demo('follower'));
  await portal.account.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(portal.account).toBeFocused();
});
