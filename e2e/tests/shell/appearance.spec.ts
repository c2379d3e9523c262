import { expect, test } from '../../test.ts';

test('the theme chosen in the menu remains after a reload', async ({ page, seed, enter }) => {
  const portal = await enter(await seed.demo('follower'));
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(portal.title).toBeVisible();
  const light = await paper();
  await portal.chooseAccountEntry('Thème sombre');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect.poll(paper).not.toBe(light);
  await page.reload();
  await expect(portal.title).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await portal.chooseAccountEntry('Thème clair');
  await expect.poll(paper).toBe(light);
});

test('the language chosen in the header remains after a reload', async ({ page, seed, enter }) => {
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

test('the window title is the title of the page', async ({ page, seed, enter }) => {
  await enter(await seed.demo('follower'), '/my-childrens');
  await expect(page).toHaveTitle('Mes enfants · Mémocartes');
});
