import { basename } from 'node:path';

import { remotes } from '@memocartes/contract/remotes/remotes.routes';
import type { Page } from '@playwright/test';

import { Override } from '../../pages/shell/Override.ts';
import { VersionsPage } from '../../pages/superadmin/VersionsPage.ts';
import { withBrokenCode } from '../../remotes/brokenCode.ts';
import { PublishedRemotes } from '../../remotes/PublishedRemotes.ts';
import { expect, test } from '../../test.ts';

const name = 'mf-teacher';
const key = 'memocartes.override';
// Files change under the same URL, so no cache may be used.
test.use({ isNewContext: true });

let published: PublishedRemotes;

test.beforeEach(({ dataDir }) => {
  published = new PublishedRemotes(dataDir);
});

test.afterEach(async ({ seed }) => {
  published.close();
  const superadmin = seed.as(await seed.demo('superadmin'));
  const { developers } = await superadmin.call(remotes.developers);
  for (const { id } of developers) await superadmin.call(remotes.removeDeveloper, { id });
});

/** The choice of a version that the browser stores. */
const readChoice = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

/** Publishes a version with another greeting for developers only. */
const publishChanged = () =>
  published.addForDevelopers(name, {
    before: (folder) =>
      published.edit(name, (code) => code.replaceAll('Bonjour {{firstname}}', 'Essayons {{firstname}}'), {
        version: basename(folder),
      }),
  });

test('a developer on the list sees the chosen version in one browser only, and ends the override with a button [override.local] [override.leave]', async ({
  page,
  seed,
  enter,
  visit,
}) => {
  test.setTimeout(120_000);
  const version = publishChanged();
  const teacher = await seed.demo('teacher');
  const superadmin = await seed.demo('superadmin');
  const portal = await enter(teacher, '/Params');
  const override = new Override(page);
  await expect(page.getByRole('tab', { name: 'Mes informations' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Essai de versions' })).toHaveCount(0);

  const superadminPage = await visit(superadmin);
  const versions = new VersionsPage(superadminPage.page);
  await versions.open();
  await versions.add(teacher.email);
  await expect(versions.developers.getByRole('row', { name: new RegExp(teacher.email) })).toBeVisible();

  await override.start(name, version);
  await expect(override.badge).toContainText(`${name} ${version}`);
  await page.goto('/Dashboard?x=1');
  await expect(portal.title).toHaveText(`Essayons ${teacher.firstname}`);
  await expect(override.badge).toBeVisible();

  const otherBrowser = await visit(teacher, '/Dashboard');
  await expect(otherBrowser.title).toHaveText(`Bonjour ${teacher.firstname}`);
  await expect(new Override(otherBrowser.page).badge).toHaveCount(0);

  await override.leave.click();
  await expect(portal.title).toHaveText(`Bonjour ${teacher.firstname}`);
  await expect(override.badge).toHaveCount(0);
  await expect(page).toHaveURL('/Dashboard?x=1');
});

test('a developer taken off the list loses the override without a reload [override.ends]', async ({
  page,
  seed,
  enter,
  visit,
}) => {
  test.setTimeout(120_000);
  const version = publishChanged();
  const teacher = await seed.demo('teacher');
  const superadmin = await seed.demo('superadmin');
  await seed.as(superadmin).call(remotes.addDeveloper, { body: { email: teacher.email } });
  await enter(teacher, '/Params');
  const override = new Override(page);
  await override.start(name, version);
  await expect(override.badge).toBeVisible();
  const superadminPage = await visit(superadmin);
  const versions = new VersionsPage(superadminPage.page);
  await versions.open();
  await versions.remove(`${teacher.firstname} ${teacher.lastname.toUpperCase()}`);
  await expect(override.badge).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Essai de versions' })).toHaveCount(0);
  await expect.poll(() => readChoice(page)).toBeNull();
});

test('no link, message or stored data starts an override for an account that is not on the list; the override of another account is ignored [override.local]', async ({
  page,
  seed,
  enter,
}) => {
  const version = publishChanged();
  const teacher = await seed.demo('teacher');
  const portal = await enter(teacher);
  const override = new Override(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/override')) requests.push(request.url());
  });
  const choice = { account: teacher.id, remote: name, version, until: Date.now() + 3_600_000 };
  const json = encodeURIComponent(JSON.stringify(choice));
  const links = [
    `/Dashboard?override=${version}&remote=${name}&${key}=${json}`,
    `/Dashboard#${key}=${json}`,
    `/Params?tab=override&version=${version}&remote=${name}`,
  ];
  for (const link of links) {
    await page.goto(link);
    await expect(portal.title).toBeVisible();
    await page.evaluate((message) => postMessage(message, '*'), { [key]: choice, type: 'override', ...choice });
    await expect(override.badge).toHaveCount(0);
    expect(await readChoice(page)).toBeNull();
  }
  // The account is not on the list, so the stored choice is deleted without a request.
  await page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [key, JSON.stringify(choice)]);
  await page.goto('/Dashboard');
  await expect(portal.title).toHaveText(`Bonjour ${teacher.firstname}`);
  await expect.poll(() => readChoice(page)).toBeNull();
  expect(requests).toEqual([]);
  // The stored override belongs to another account: it is ignored, although this account is on the list now.
  await seed.as(await seed.demo('superadmin')).call(remotes.addDeveloper, { body: { email: teacher.email } });
  const choiceOfAnother = JSON.stringify({ ...choice, account: teacher.id + 1 });
  await page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [key, choiceOfAnother]);
  await page.goto('/Dashboard');
  await expect(portal.title).toHaveText(`Bonjour ${teacher.firstname}`);
  await expect(override.badge).toHaveCount(0);
  expect(requests).toEqual([]);
});

test('an override that fails shows its error, is reported as an override, and can be ended; nothing covers the badge [override.badge] [override.reports]', async ({
  page,
  seed,
  enter,
}) => {
  test.setTimeout(120_000);
  const cover =
    'const cover = document.body.appendChild(document.createElement("div")); cover.className = "cover"; cover.style.cssText = "position:fixed;inset:0 0 auto;height:200px;z-index:2147483647;background:white;pointer-events:auto"';
  const version = published.addForDevelopers(name, {
    entry: withBrokenCode({ atLoad: cover, screen: '() => { throw new Error("tried and failed"); }' }),
  });
  const teacher = await seed.demo('teacher');
  const superadmin = await seed.demo('superadmin');
  await seed.as(superadmin).call(remotes.addDeveloper, { body: { email: teacher.email } });
  const portal = await enter(teacher, '/Params');
  const override = new Override(page);
  await override.start(name, version);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/Dashboard');
  await expect(portal.main).toContainText('La version que vous essayez n’a pas fonctionné');
  await expect(portal.main.getByRole('button', { name: 'Quitter l’essai' })).toBeVisible();
  await expect
    .poll(async () => (await seed.as(superadmin).call(remotes.errors, { name })).errors)
    .toContainEqual(expect.objectContaining({ version, reason: 'tried and failed', is_override: true }));
  // A real click reaches only the topmost element.
  await override.leave.click();
  await expect(override.badge).toHaveCount(0);
  await expect(portal.title).toHaveText(`Bonjour ${teacher.firstname}`);
});
