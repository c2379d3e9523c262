import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { formatted } from '../format.ts';
import { writeJson } from '../json.ts';
import { capitalized, type NewRemote } from './names.ts';

const template = join(import.meta.dirname, 'template');

function fillTemplate(text: string, { name, namespace, role, titles }: NewRemote): string {
  const values: Record<string, string> = {
    name,
    namespace,
    Name: capitalized(namespace),
    ROLE: role,
    titleFr: titles.fr,
    titleEn: titles.en,
  };
  return text.replace(/__(\w+?)__/g, (placeholder, key: string) => values[key] ?? placeholder);
}

type Manifest = { readonly dependencies: Record<string, string>; readonly devDependencies: Record<string, string> };
type Lock = { readonly packages: Record<string, { readonly version?: string } & Record<string, unknown>> };

/** Replaces the template's `*` with the versions in the lockfile. */
function pinVersions(versions: Record<string, string>, { packages }: Lock): Record<string, string> {
  const versionOf = (name: string) =>
    packages[name.replace('@memocartes/', '')]?.version ?? packages[`node_modules/${name}`]?.version;
  return Object.fromEntries(Object.keys(versions).map((name) => [name, versionOf(name) ?? '*']));
}

/** Adds the package to the lockfile in npm's order, so that `npm ci` accepts it. */
function addToLockfile(lock: Lock, folder: string, { dependencies, devDependencies }: Manifest): Lock {
  const packages: Lock['packages'] = {
    ...lock.packages,
    [folder]: { name: `@memocartes/${folder}`, version: '1.0.0', dependencies, devDependencies },
    [`node_modules/@memocartes/${folder}`]: { resolved: folder, link: true },
  };
  const root = packages['']!;
  packages[''] = { ...root, workspaces: [...(root['workspaces'] as string[]), folder] };
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Writes the package of a new remote into the repository, and adds it to `package.json` and the lockfile
 * [portal.new-remote].
 *
 * @returns the paths of its files, relative to the root
 */
export async function createRemote(root: string, remote: NewRemote): Promise<string[]> {
  const folder = `mf-${remote.name}`;
  const lockFile = join(root, 'package-lock.json');
  const lock = readJson(lockFile) as Lock;
  const files = globSync('**/*.template', { cwd: template })
    .map((path) => path.replace(/\.template$/, ''))
    .sort();
  for (const path of files) {
    const file = join(root, folder, path);
    mkdirSync(dirname(file), { recursive: true });
    let text = fillTemplate(readFileSync(join(template, `${path}.template`), 'utf8'), remote);
    if (path === 'package.json') {
      const manifest = JSON.parse(text) as Manifest;
      const dependencies = pinVersions(manifest.dependencies, lock);
      const devDependencies = pinVersions(manifest.devDependencies, lock);
      text = JSON.stringify({ ...manifest, dependencies, devDependencies });
      writeJson(lockFile, addToLockfile(lock, folder, { dependencies, devDependencies }));
    }
    writeFileSync(file, await formatted(file, text));
  }
  const rootManifest = join(root, 'package.json');
  const manifest = readJson(rootManifest) as { readonly workspaces: string[] };
  writeJson(rootManifest, { ...manifest, workspaces: [...manifest.workspaces, folder] });
  return files.map((path) => join(folder, path));
}
