import { Keyboard } from '../../interactions/keyboard.ts';
import { LandingPage } from '../../pages/public/LandingPage.ts';
import { demo, demoPassword } from '../../seed/people.ts';
import { expect, test } from '../../test.ts';

test('a follower signs in and opens a page of the menu by keyboard alone', async ({ page, portal }) => {
  const landing = new LandingPage(page);
  const keyboard = new Keyboard(page);
  await landing.open('/login');
  await expect(landing.signInPanel.getByRole('heading', { name: 'Se connecter' })).toBeFocused();
  await keyboard.fill(landing.email, demo.follower);
  await keyboard.fill(landing.password, demoPassword);
  await keyboard.press('Enter');
  await expect(portal.title).toHaveText(/^Bonjour /);

  await keyboard.use(portal.menu.getByRole('link', { name: 'Mes enfants' }));
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
