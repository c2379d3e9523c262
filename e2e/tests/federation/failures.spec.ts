import type { Page } from '@playwright/test';

import { Portal } from '../../pages/shell/Portal.ts';
import { PublishedRemotes } from '../../remotes/PublishedRemotes.ts';
import { addSessionCookie, expect, test } from '../../test.ts';

const name = 'mf-teacher';
const manifests = (version: string) => `**/remotes/${name}/${version}/mf-manifest.json`;
const entry = /^entry\.\w+\.js$/;
// Files change under the same URL, so no cache may be used.
test.use({ isNewContext: true });

let published: PublishedRemotes;

test.beforeEach(({ dataDir }) => {
  published = new PublishedRemotes(dataDir);
});

test.afterEach(() => published.close());

const respond = (page: Page, contentType: string, status: number, body: string) => {
  published.change(name, { container: undefined });
  return page.route(manifests(published.registered(name).version), (route) =>
    route.fulfill({ status, contentType, body }),
  );
};

/** Ways in which the version in use can fail, and how each is repaired. */
const failures = [
  {
    what: 'the remote’s files are gone',
    break: async () => published.delete(name),
    mend: async () => published.restore(),
  },
  {
    what: 'the manifest is a 503 response with a JSON body',
    break: (page: Page) => respond(page, 'application/json', 503, '{"statusCode":503,"code":"UNAVAILABLE"}'),
    mend: (page: Page) => page.unrouteAll(),
  },
  {
    what: 'the manifest is an HTML page',
    break: (page: Page) => respond(page, 'text/html', 200, '<!doctype html><title>Portail</title>'),
    mend: (page: Page) => page.unrouteAll(),
  },
  {
    what: 'the remote’s code throws while it loads',
    break: async () => published.edit(name, () => 'throw new Error("broken");', { file: entry }),
    mend: async () => published.restore(),
  },
  {
    what: 'the entry does not expose the remote',
    break: async () => published.edit(name, (code) => code.replaceAll('./remote', './nothing'), { file: entry }),
    mend: async () => published.restore(),
  },
  {
    what: 'the files of the screens are gone',
    break: async () => published.edit(name, () => undefined, { file: /^[0-9a-f]{10}\.js$/ }),
    mend: async () => published.restore(),
  },
];

for (const failure of failures) {
  test(`${failure.what}: the previous version is shown, and the failure is reported [interface.remote-failure]`, async ({
    page,
    seed,
    enter,
  }) => {
    published.addPrevious(name, 'Bonjour {{firstname}}', 'Rebonjour {{firstname}}');
    await failure.break(page);
    const reported = page.waitForRequest('**/api/remote-reports');
    const teacher = await seed.demo('teacher');
    const portal = await enter(teacher);
    await expect(portal.title).toHaveText(`Rebonjour ${teacher.firstname}`);
    const { version } = published.registered(name);
    expect((await reported).postDataJSON()).toMatchObject({
      reports: expect.arrayContaining([expect.objectContaining({ remote: name, version, kind: 'LOAD_FAILURE' })]),
    });
    await portal.follow('Mes classes');
    await expect(portal.title).toHaveText('Mes classes');
  });

  test(`${failure.what}, without a previous version: an error is shown next to a working menu, and the screen appears without a reload once the failure is repaired [interface.remote-failure]`, async ({
    page,
    seed,
    enter,
  }) => {
    published.removePrevious(name);
    await failure.break(page);
    const teacher = await seed.demo('teacher');
    const portal = await enter(teacher);
    await expect(portal.title).toHaveText('Oops, cela semble cassé');
    await expect(portal.main).toContainText('Le menu et les autres pages fonctionnent toujours.');
    const reported = page.waitForRequest('**/api/remote-reports');
    await portal.follow('Organiser les packs');
    await expect(page).toHaveURL('/schools/packs');
    await reported;
    await expect(portal.retry).toBeVisible();
    await expect(portal.account).toContainText(teacher.firstname);

    await failure.mend(page);
    await page.evaluate(() => Object.assign(window, { sameVisit: true }));
    await portal.retry.click();
    await expect(portal.title).toHaveText(/packs/i);
    expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
  });
}

test('a broken remote affects no other role [portal.isolated]', async ({ browser, seed, origin }) => {
  published.delete(name);
  for (const [viewer, path] of [
    ['follower', '/my-childrens'],
    ['schoolAdmin', '/schools/classes'],
    ['superadmin', '/superadmin/schools'],
  ] as const) {
    const context = await browser.newContext({ baseURL: origin });
    await addSessionCookie(context, origin, (await seed.demo(viewer)).token);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(path);
    const portal = new Portal(page);
    await expect(portal.menu.getByRole('link', { name: 'Accueil' })).toBeVisible();
    await expect(portal.title).not.toHaveText(/^Oops/);
    expect(errors).toEqual([]);
    await context.close();
  }
});
