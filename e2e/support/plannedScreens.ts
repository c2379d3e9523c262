import type { Page } from '@playwright/test';

type Listed = { routes: { path: string }[]; planned?: string[] };

/** Enables all planned pages of the portal. */
export async function showPlannedScreens(page: Page): Promise<void> {
  await page.route('**/remotes/registry.json', async (route) => {
    const answer = await route.fetch();
    const { remotes } = (await answer.json()) as { remotes: Record<string, Listed> };
    const whole = Object.entries(remotes).map(([name, { planned = [], ...remote }]) => [
      name,
      { ...remote, routes: [...remote.routes, ...planned.map((path) => ({ path }))] },
    ]);
    await route.fulfill({ response: answer, json: { remotes: Object.fromEntries(whole) } });
  });
}
