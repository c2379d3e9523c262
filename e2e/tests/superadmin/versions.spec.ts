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
  const [first, last] = await Promise.all([
    ends.locator('span').first().boundingBox(),
    ends.locator('> span').last().boundingBox(),
  ]);
  const bars = await page.locator('.pair-bars svg').first().boundingBox();
  const row = last!;
  expect(row.y).toBe(first!.y);
  expect(Math.round(row.x + row.width)).toBe(Math.round(bars!.x + bars!.width));
});
