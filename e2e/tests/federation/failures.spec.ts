import { expect, type Page, test } from '@playwright/test';

import { breakTeacher, failures } from '../../data/failures.ts';
import { signIn } from '../../data/people.ts';

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: /^Bonjour/ });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });

/** Names of the remotes of which a page fetches anything. */
function remotesFetched(page: Page): Set<string> {
  const remotes = new Set<string>();
  page.on('request', (request) => {
    const remote = /\/remotes\/(mf-[a-z-]+)\//.exec(request.url())?.[1];
    if (remote) remotes.add(remote);
  });
  return remotes;
}

for (const failure of failures) {
  test(`${failure.name}: a page says so beside a working menu, and “Réessayer” works once repaired`, async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, 'teacher', baseURL!);
    let loads = 0;
    page.on('load', () => (loads += 1));
    const repair = await breakTeacher(page, failure);
    await page.goto('/Dashboard');
    await expect(page.getByRole('heading', { name: 'Oops, cela semble cassé' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Mes classes' })).toBeVisible();
    await repair();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(dashboard(page)).toBeVisible();
    expect(loads).toBe(1);
  });
}

test('other roles notice nothing of a broken remote, and fetch not a byte of it', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, 'parent', baseURL!);
  const remotes = remotesFetched(page);
  await breakTeacher(page, failures[0]!);
  await page.goto('/Dashboard');
  await expect(dashboard(page)).toBeVisible();
  expect([...remotes]).toEqual(['mf-follower']);
});

test('a path of another role is refused before any code of a remote is fetched', async ({ page, context, baseURL }) => {
  await signIn(context, 'teacher', baseURL!);
  const remotes = remotesFetched(page);
  await page.goto('/superadmin/schools');
  await expect(page.getByRole('heading', { name: 'Accès non autorisé' })).toBeVisible();
  await expect(page).toHaveURL(/\/superadmin\/schools$/);
  expect([...remotes]).toEqual([]);
});
