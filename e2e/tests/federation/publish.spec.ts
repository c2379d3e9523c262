import { join } from 'node:path';

import { changesBetween, hashesOf } from '../../remotes/files.ts';
import { Published } from '../../remotes/Published.ts';
import { builds, changeText, npmRun, root } from '../../remotes/workshop.ts';
import { expect, test } from '../../test.ts';

const name = 'mf-teacher';
const dataDir = process.env['E2E_DATA_DIR']!;
let published: Published;
let putBack: () => void;

test.beforeEach(() => {
  published = new Published(dataDir);
  putBack = changeText(name, 'Bonjour {{firstname}}', 'Bienvenue {{firstname}}');
});
test.afterEach(() => {
  putBack();
  published.close();
});

test('a changed remote is published on the running portal and rolled back, and nothing else changes', async ({
  page,
  seed,
  enter,
}) => {
  test.setTimeout(120_000);
  const teacher = await seed.demo('teacher');
  const portal = await enter(teacher);
  await expect(portal.title).toHaveText(`Bonjour ${teacher.firstname}`);
  const others = builds.filter((folder) => folder !== join(root, name, 'dist'));
  const before = hashesOf(published.dir, ...others);
  const { version } = published.registry.remotes[name]!;

  await npmRun('publish-remote', name, dataDir);
  await page.reload();
  await expect(portal.title).toHaveText(`Bienvenue ${teacher.firstname}`);
  const { version: next, previous } = published.registry.remotes[name]!;
  expect(next).not.toBe(version);
  expect(previous?.version).toBe(version);
  const changes = changesBetween(before, hashesOf(published.dir, ...others), published.dir);
  expect(changes.filter((file) => !file.startsWith(join(name, next)))).toEqual(['registry.json']);

  await npmRun('rollback-remote', name, dataDir);
  await page.reload();
  await expect(portal.title).toHaveText(`Bonjour ${teacher.firstname}`);
  expect(published.registry.remotes[name]?.version).toBe(version);
});
