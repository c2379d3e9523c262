import { expect, test } from '../../test.ts';

test('dark and light: chosen in the menu, kept for the next visit', async ({ page, seed, enter }) => {
  const portal = await enter(await seed.demo('follower'));
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(portal.title).toBeVisible();
  const light = await paper();
  await portal.ofAccount('Thème sombre');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect.poll(paper).not.toBe(light);
  await page.reload();
  await expect(portal.title).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await portal.ofAccount('Thème clair');
  await expect.poll(paper).toBe(light);
});

test('English: the whole page changes, and the next visit is in English', async ({ page, seed, enter }) => {
  const portal = await enter(await seed.demo('follower'), '/my-childrens');
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(portal.title).toHaveText('My children');
  await expect(portal.menu.getByRole('link', { name: 'My children' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(portal.title).toHaveText('My children');
  await page.getByRole('button', { name: 'Passer en français' }).click();
  await expect(portal.title).toHaveText('Mes enfants');
});

test('the window is named after its page', async ({ page, seed, enter }) => {
  await enter(await seed.demo('follower'), '/my-childrens');
  await expect(page).toHaveTitle('Mes enfants · Mémocartes');
});
