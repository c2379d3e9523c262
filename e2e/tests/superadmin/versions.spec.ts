import { boxOf } from '../../support/layout.ts';
import { expect, test } from '../../test.ts';

test('on a phone both dates of a chart are at the ends of its bars [portal.versions-chart]', async ({
  seed,
  visit,
}) => {
  const { page } = await visit(await seed.demo('superadmin'), '/superadmin/versions', {
    viewport: { width: 390, height: 844 },
  });
  // The chart appears once the superadmin's own visit has been counted.
  const ends = page.locator('.pair-bars__ends').first();
  await expect(async () => {
    await page.reload();
    await expect(ends).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  const [first, last] = await Promise.all([boxOf(ends.locator('span').first()), boxOf(ends.locator('> span').last())]);
  const bars = await boxOf(page.locator('.pair-bars svg').first());
  expect(last.y).toBe(first.y);
  expect(Math.round(last.x + last.width)).toBe(Math.round(bars.x + bars.width));
});
