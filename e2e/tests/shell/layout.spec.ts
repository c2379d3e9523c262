import { expect, test } from '../../test.ts';

test('the panel takes 35 % of the window’s width; Esc closes it and returns focus [interface.panel]', async ({
  page,
  seed,
  enter,
}) => {
  const portal = await enter(await seed.demo('teacher'));
  await portal.openNotifications();
  await expect(portal.sidePanel.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  const width = (await portal.sidePanel.boundingBox())?.width ?? 0;
  expect(Math.abs(width / 1440 - 0.35)).toBeLessThan(0.01);
  await page.keyboard.press('Escape');
  await expect(portal.sidePanel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();
});

test('the panel closes when the page changes, and on a phone it is as wide as the window', async ({
  page,
  seed,
  enter,
}) => {
  const portal = await enter(await seed.demo('teacher'));
  await portal.openNotifications();
  await expect(portal.sidePanel).toBeVisible();
  await portal.follow('Mes classes');
  await expect(portal.sidePanel).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await portal.openNotifications();
  await expect(portal.sidePanel).toBeVisible();
  await expect.poll(async () => (await portal.sidePanel.boundingBox())?.width).toBe(390);
});

test('an address with a hash scrolls to its element even when the element appears late', async ({
  page,
  seed,
  enter,
}) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.route('**/api/dashboards/superadmin', async (route) => {
    const response = await route.fetch();
    await page.waitForFunction(() => performance.now() > 1500);
    await route.fulfill({ response });
  });
  const portal = await enter(await seed.demo('superadmin'), '/dashboard');
  const last = portal.main.getByRole('region').last();
  await expect(last).toBeVisible();
  const id = await last.evaluate((element) => (element.id ||= element.getAttribute('aria-labelledby') ?? ''));
  await page.goto('about:blank');
  await page.goto(`/dashboard#${encodeURIComponent(id)}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('a signed-in page shows a banner while the portal is unreachable [interface.unreachable]', async ({
  page,
  seed,
  enter,
}) => {
  const portal = await enter(await seed.demo('follower'));
  await expect(portal.title).toBeVisible();
  const banner = page.getByText(/^Reconnexion…/);
  await page.route('**/api/**', (route) => route.abort());
  await portal.openNotifications();
  await expect(banner).toBeVisible();
  await page.unroute('**/api/**');
  await expect(banner).toBeHidden();
});

test('a banner is shown while the browser is offline [interface.offline]', async ({ context, page, seed, enter }) => {
  const portal = await enter(await seed.demo('follower'));
  const banner = page.getByText(/^Vous êtes hors ligne\./);
  await expect(portal.title).toBeVisible();
  await expect(banner).toBeHidden();
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
});

test('the header search finds a student by name and opens their page', async ({ page, seed, enter }) => {
  const portal = await enter(await seed.demo('schoolAdmin'));
  const box = page.getByRole('combobox', { name: 'Chercher un élève' });
  await box.fill('ma');
  const first = page.getByRole('option').first();
  await expect(first).toHaveText(/^\d+ - .+/);
  const id = (await first.textContent())?.split(' - ')[0];
  await first.click();
  await expect(page).toHaveURL(`/students/${id}`);
  await expect(portal.title).not.toHaveText(/^Oops/);
});
