import type { Page, Route } from '@playwright/test';

import { expect, test } from '../../test.ts';

/**
 * Drops all responses of the API, although the server handles the requests. `changed` resolves once the server has
 * handled a POST. `end` lets responses through again.
 */
async function blockResponses(page: Page) {
  const api = '**/api/**';
  let resolveChanged: () => void = () => undefined;
  const changed = new Promise<void>((resolve) => (resolveChanged = resolve));

  const dropResponse = async (route: Route) => {
    await route.fetch().catch(() => undefined);
    if (route.request().method() === 'POST') resolveChanged();
  };

  await page.route(api, dropResponse);
  return { changed, end: () => page.unroute(api, dropResponse) };
}

test('on a silent network a change fails after 40 s; the page says so, and shows what was saved once the network is back [interface.silent-network] [interface.lost-response]', async ({
  seed,
  visit,
}) => {
  const { id: schools_id } = await seed.school();
  const schoolAdmin = await seed.schoolAdmin({ schools_id });
  const { page } = await visit(schoolAdmin, '/schools/classes?panel=class&mode=ADD', { hasClock: true });
  const panel = page.getByRole('complementary');
  const failure = panel.getByText(/ne répond pas/);
  await panel.getByLabel(/^Nom/).fill('Les lutins');
  await panel.getByLabel(/^Niveau/).selectOption('CP');
  const network = await blockResponses(page);
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await network.changed;
  await page.clock.fastForward(35_000);
  await expect(failure).toBeHidden();
  await page.clock.fastForward(5_000);
  await expect(failure).toBeVisible();
  await page.clock.fastForward(8_000);
  await expect(page.getByText(/^Reconnexion… Le portail ne répond pas/)).toBeVisible();
  await network.end();
  await page.clock.fastForward(2_000);
  await expect(page.getByRole('row', { name: /Les lutins/ })).toBeVisible();
});
