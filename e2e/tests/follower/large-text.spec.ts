import { expectLoaded } from '../../interactions/expectLoaded.ts';
import { excessWidth } from '../../support/layout.ts';
import { expect, test } from '../../test.ts';

const pages = [
  '/dashboard',
  '/my-childrens',
  '/students',
  '/messaging',
  '/resources',
  '/Params?tab=user',
  '/Params?tab=password',
  '/Params?tab=security',
  '/Params?tab=notifications',
  '/Params?tab=privacy',
  '/Params?tab=deletion',
];

test('on a phone, every page of a follower fits the width at a font size of 200 % [interface.large-text]', async ({
  seed,
  visit,
}) => {
  const { page } = await visit(await seed.demo('follower'), undefined, { viewport: { width: 390, height: 844 } });
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectLoaded(page);
    expect.soft(await excessWidth(page), path).toBe(0);
  }
});
