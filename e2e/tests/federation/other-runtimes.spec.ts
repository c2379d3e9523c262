import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { replaceFile } from '../../remotes/files.ts';
import { foreignBuilds } from '../../remotes/foreignBuilds.ts';
import { OwnRepository } from '../../remotes/ownRepository.ts';
import { PublishedRemotes } from '../../remotes/PublishedRemotes.ts';
import { expect, test } from '../../test.ts';

const name = 'mf-example';
const title = 'Une page à part';
test.use({ isNewContext: true });

let published: PublishedRemotes;
let repository: OwnRepository;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  repository = new OwnRepository();
  await repository.install();
});

test.beforeEach(({ dataDir }) => {
  published = new PublishedRemotes(dataDir);
});

test.afterEach(() => published.close());

test.afterAll(() => repository.remove());

const publish = () => repository.script('publish-remote', '--registry', published.dir, '--skip-checks');

type Host = { readonly name: string; readonly options: { readonly remotes: readonly { readonly name: string }[] } };
declare global {
  interface Window {
    readonly __FEDERATION__?: { readonly __INSTANCES__: readonly Host[] };
  }
}

/** Hosts of the official federation runtime in the page, each with the names of its remotes. */
const listedHosts = (page: Page) =>
  page.evaluate(() =>
    window.__FEDERATION__?.__INSTANCES__.map((host) => [host.name, host.options.remotes.map((remote) => remote.name)]),
  );

/** Publishes a build with another title. */
async function publishNext(build: (dir: string) => Promise<void>): Promise<void> {
  const texts = join(repository.dir, 'texts/fr.json');
  const before = readFileSync(texts, 'utf8');
  writeFileSync(texts, before.replace(title, 'Une page plus récente'));
  await build(repository.dir);
  writeFileSync(texts, before);
  await publish();
}

for (const [tool, build] of Object.entries(foreignBuilds)) {
  test(`${tool}: the remote uses the shell’s modules; a changed chunk never runs and is reported, and the last good version is shown [portal.other-runtimes]`, async ({
    page,
    seed,
    enter,
  }) => {
    test.setTimeout(120_000);
    await build(repository.dir);
    await publish();
    const teacher = await seed.demo('teacher');
    const portal = await enter(teacher, '/example');
    await expect(portal.title).toHaveText(title);
    await expect(portal.main).toContainText(`Bonjour ${teacher.firstname}`);
    await expect(portal.main).toContainText(/Vous avez \d+ classes?\./);
    await expect(portal.main.locator('.mf-example-count')).toHaveCSS('font-weight', '600');
    const { version } = published.registered(name);
    expect(await listedHosts(page)).toContainEqual(['shell', [`${name}_${version}_1`]]);

    await publishNext(build);
    await page.reload();
    await expect(portal.title).toHaveText('Une page plus récente');
    const folder = published.folder(name);
    for (const file of readdirSync(folder).filter((name) => /^\d+\.m?js$/.test(name))) {
      replaceFile(join(folder, file), `${readFileSync(join(folder, file), 'utf8')};globalThis.isTampered = true;`);
    }
    const reported = page.waitForRequest('**/api/remote-reports');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.clearBrowserCache');
    await page.reload();
    await expect(portal.title).toHaveText(title);
    const { reports } = (await reported).postDataJSON() as {
      readonly reports: { readonly kind: string; readonly reason: string }[];
    };
    expect(reports[0]).toMatchObject({ kind: 'LOAD_FAILURE' });
    expect(reports[0]!.reason).toMatch(/\.m?js is missing, or is not the file that was published/);
    expect(await page.evaluate(() => 'isTampered' in window)).toBe(false);
  });
}

test('a remote of the portal’s repository loads no federation runtime [portal.other-runtimes]', async ({
  page,
  seed,
  enter,
}) => {
  const teacher = await seed.demo('teacher');
  const portal = await enter(teacher);
  await expect(portal.title).toHaveText(`Bonjour ${teacher.firstname}`);
  expect(await listedHosts(page)).toBeUndefined();
});
