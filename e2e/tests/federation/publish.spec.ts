import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { changesBetween, hashesOf } from '../../remotes/fileHashes.ts';
import { builds, changeText, root, runNpmScript } from '../../remotes/publish.ts';
import { PublishedRemotes } from '../../remotes/PublishedRemotes.ts';
import { expect, test } from '../../test.ts';

const name = 'mf-teacher';
// `registry.json` changes under the same URL, so no cache may be used.
test.use({ isNewContext: true });

let published: PublishedRemotes;
let restoreText: () => void;

test.beforeEach(({ dataDir }) => {
  published = new PublishedRemotes(dataDir);
  restoreText = changeText(name, 'Bonjour {{firstname}}', 'Bienvenue {{firstname}}');
});

test.afterEach(() => {
  restoreText();
  published.close();
});

test('a changed remote is published on the running portal and rolled back; no other file changes but the registry and its history [portal.publish]', async ({
  page,
  seed,
  enter,
  dataDir,
}) => {
  test.setTimeout(120_000);
  const teacher = await seed.demo('teacher');
  const portal = await enter(teacher);
  await expect(portal.title).toHaveText(`Bonjour ${teacher.firstname}`);
  const others = builds.filter((folder) => folder !== join(root, name, 'dist'));
  const before = hashesOf(published.dir, ...others);
  const { version } = published.registered(name);

  await runNpmScript('publish-remote', name, dataDir);
  await page.reload();
  await expect(portal.title).toHaveText(`Bienvenue ${teacher.firstname}`);
  const { version: next, previous } = published.registered(name);
  expect(next).not.toBe(version);
  expect(previous?.version).toBe(version);
  const changes = changesBetween(before, hashesOf(published.dir, ...others), published.dir);
  const own = [join(name, next), join('.maps', name, next), '.lock.'];
  const otherChanges = changes.filter((file) => !own.some((start) => file.startsWith(start)));
  expect(otherChanges.sort()).toEqual(['history.json', 'registry.json']);

  await runNpmScript('rollback-remote', name, dataDir);
  await page.reload();
  await expect(portal.title).toHaveText(`Bonjour ${teacher.firstname}`);
  expect(published.registered(name).version).toBe(version);
});

test('a remote that needs a newer shell is not published, and the error names the missing module [portal.newer-shell]', async ({
  dataDir,
}) => {
  test.setTimeout(120_000);
  const older = mkdtempSync(join(tmpdir(), 'memocartes-shell-'));
  const providedModules = JSON.parse(readFileSync(join(root, 'shell/dist/.offer.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  delete providedModules['@memocartes/shared-ui/week-calendar'];
  writeFileSync(join(older, '.offer.json'), JSON.stringify(providedModules));
  const { version } = published.registered(name);

  const publishing = runNpmScript('publish-remote', name, dataDir, { SHELL_DIR: older });
  await expect(publishing).rejects.toThrow(
    /does not provide @memocartes\/shared-ui\/week-calendar\s+→ .*build and deploy the shell first/,
  );
  expect(published.registered(name).version).toBe(version);
  rmSync(older, { recursive: true });
});
