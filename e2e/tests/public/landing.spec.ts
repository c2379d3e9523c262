import { LandingPage } from '../../pages/public/LandingPage.ts';
import { excessWidth } from '../../support/layout.ts';
import { expect, test } from '../../test.ts';

test('the landing page loads no component library and no federation runtime', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await new LandingPage(page).open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce qui est appris reste appris.');
  await expect(page.getByRole('button', { name: 'Entrer par le GAR' })).toBeEnabled();

  const code = (await Promise.all(scripts)).join('\n');
  expect(code.includes('Entrer par le GAR'), 'the scripts of the page were read').toBe(true);
  // The code of antd always contains `prefixCls`, and the code of the federation runtime `loadRemote`.
  expect(/\bprefixCls\b/.test(code), 'antd').toBe(false);
  expect(/\bloadRemote\b/.test(code), 'federation runtime').toBe(false);
});

test('the landing page is not wider than a narrow phone, in both languages', async ({ page }) => {
  await new LandingPage(page).open();
  const languages = [
    ['Switch to English', 'Passer en français'],
    ['Passer en français', 'Switch to English'],
  ] as const;
  for (const [button, opposite] of languages) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('button', { name: opposite })).toBeVisible();
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await excessWidth(page), `${width} px`).toBe(0);
    }
  }
});

test('the landing page’s card turns and moves between the boxes', async ({ page }) => {
  await new LandingPage(page).open();
  const knew = page.getByRole('button', { name: 'Je savais' });
  await expect(knew).toBeDisabled();
  await page
    .getByRole('region', { name: 'Essayez' })
    .getByRole('button', { name: /Retourner/ })
    .click();
  await knew.click();
  await expect(page.getByText(/^La carte passe en boîte \d\.$/)).toBeVisible();
});

test('the landing page says that the login session has expired, next to the sign-in form [accounts.session-expired-text]', async ({
  page,
}) => {
  const landing = new LandingPage(page);
  await landing.open('/?expired=true');
  await expect(landing.signInPanel.getByText('Votre session a expiré, veuillez vous reconnecter')).toBeVisible();
  await expect(landing.email).toBeVisible();
});

test('/login shows the landing page with the focus on the heading of the sign-in form', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open('/login');
  await expect(landing.signInPanel.getByRole('heading', { name: 'Se connecter' })).toBeFocused();
});

test('the landing page names who is signed in and links to their dashboard', async ({ page, seed, enter }) => {
  const follower = await seed.demo('follower');
  await enter(follower);
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible();
  // A sign-in through the form stores this entry.
  await page.evaluate(() => localStorage.setItem('memocartes.visited', '1'));
  const landing = new LandingPage(page);
  await landing.open();
  await expect(landing.signInPanel.getByText(new RegExp(`^La session .*${follower.firstname}`))).toBeVisible();
  await landing.signInPanel.getByRole('link', { name: 'Ouvrir mon tableau de bord' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
