import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readState } from './files.ts';
import type { ModuleNames, State } from './types.ts';

/** File of a built shell that lists the names that it provides to remotes. */
export const providedModulesFile = '.offer.json';

/** Reads the names that a shell provides. @throws Error when the file is missing */
export function readModuleNames(file: string): ModuleNames {
  if (!existsSync(file)) {
    throw new Error(
      `${file} is missing: it lists the names to compare with those that remotes require. Build again (npm run build).`,
    );
  }
  return JSON.parse(readFileSync(file, 'utf8')) as ModuleNames;
}

/**
 * Modules and names that a remote requires and the shell does not provide. A screen that uses them would fail when it
 * opens [portal.newer-shell].
 */
export function missingModules(required: ModuleNames, provided: ModuleNames): string[] {
  return Object.entries(required).flatMap(([module, names]) => {
    const available = provided[module];
    if (available === undefined) return [module];
    if (available === true || names === true) return [];
    return names.filter((name) => !available.includes(name)).map((name) => `“${name}” of ${module}`);
  });
}

/**
 * Enabled remotes, candidates included, that need names that this shell does not provide, each with those names
 * [portal.older-remotes].
 */
export function brokenBy(shellDir: string, { registry, history }: State): string[] {
  const enabled = Object.values(registry.remotes).filter(({ disabled }) => !disabled);
  const served = enabled.flatMap(({ candidate, ...current }) => [current, candidate ?? current]);
  const needs = new Map(
    served.map(({ name, version }) => [
      `${name} ${version}`,
      history.remotes[name]?.versions.find(({ entry }) => entry.version === version)?.needs,
    ]),
  );
  const listed = [...needs].filter((need): need is [string, ModuleNames] => need[1] !== undefined);
  if (!listed.length) return [];
  const provided = readModuleNames(join(shellDir, providedModulesFile));
  return listed
    .map(([remote, required]) => ({ remote, missing: missingModules(required, provided) }))
    .filter(({ missing }) => missing.length)
    .map(({ remote, missing }) => `${remote} needs ${missing.join(', ')}`);
}

/**
 * Refuses a shell that lacks names that a published remote needs [portal.older-remotes].
 *
 * @throws Error listing each remote and the missing names
 */
export function assertServesRemotes(shellDir: string, remotesDir: string): void {
  const broken = brokenBy(shellDir, readState(remotesDir));
  if (!broken.length) return;
  throw new Error(
    [
      'This shell is not started: published remotes need what it does not provide.',
      ...broken.map((problem) => `  ${problem}`),
      'Put back what is missing, or publish a version that does without it, roll the remote back, or disable it (npm run disable-remote).',
    ].join('\n'),
  );
}
