import { expect, type Page, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { breakTeacher, failures } from '../../data/failures.ts';
import { signIn } from '../../data/people.ts';

const root = join(import.meta.dirname, '../../..');
const texts = join(root, 'mf-teacher/texts/fr.json');
const dataDir = process.env.E2E_DATA_DIR!;
const remotesDir = join(dataDir, 'remotes');

const run = (command: 'publish-remote' | 'rollback-remote') =>
  execFileSync(process.execPath, ['tools/bootstrap.mjs', command, 'mf-teacher'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });

/** Publishes the teacher's remote with another greeting; its sources are what they were right afterwards. */
function publishChanged() {
  const original = readFileSync(texts, 'utf8');
  writeFileSync(texts, original.replace('Bonjour {{firstname}}', 'Bien le bonjour {{firstname}}'));
  try {
    run('publish-remote');
  } finally {
    writeFileSync(texts, original);
  }
}

/** Hash of every file that the portal serves, by its path. */
function served(): Map<string, string> {
  const folders = [join(root, 'shell/dist'), remotesDir];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return new Map(files.map((file) => [relative(root, file), hash(file)]));
}

const changes = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));

const inUse = () =>
  (
    JSON.parse(readFileSync(join(remotesDir, 'registry.json'), 'utf8')) as {
      remotes: Record<string, { version: string }>;
    }
  ).remotes['mf-teacher']!.version;

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ context, baseURL }) => signIn(context, 'teacher', baseURL!));

test('publishing a changed remote changes it at the next visit, and no other file of the portal', async ({ page }) => {
  await page.goto('/Dashboard');
  await expect(title(page)).toHaveText(/^Bonjour/);
  const before = served();
  publishChanged();
  await page.goto('/Dashboard');
  await expect(title(page)).toHaveText(/^Bien le bonjour/);
  const folder = relative(root, join(remotesDir, 'mf-teacher', inUse()));
  const others = changes(before, served()).filter((file) => !file.startsWith(`${folder}/`));
  expect(others).toEqual([relative(root, join(remotesDir, 'registry.json'))]);
});

for (const failure of failures) {
  test(`when ${failure.name}, the previous version is shown and the failure is reported`, async ({ page }) => {
    const version = inUse();
    await breakTeacher(page, failure, version);
    const report = page.waitForRequest('/api/remote-failures');
    await page.goto('/Dashboard');
    await expect(title(page)).toHaveText(/^Bonjour/);
    expect((await report).postDataJSON()).toMatchObject({ remote: 'mf-teacher', version });
  });
}

test('rolling back restores it: the registry alone changes', async ({ page }) => {
  const before = served();
  run('rollback-remote');
  expect(changes(before, served())).toEqual([relative(root, join(remotesDir, 'registry.json'))]);
  await page.goto('/Dashboard');
  await expect(title(page)).toHaveText(/^Bonjour/);
});
