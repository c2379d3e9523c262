#!/usr/bin/env node
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { readState } from '../../../server/remotes/registry/files.ts';
import { providedModulesFile } from '../../../server/remotes/registry/needs.ts';
import { parseArguments } from '../../command.ts';
import { distOf, remotes, root } from '../../packages.ts';
import { readArguments } from '../../publish/arguments.ts';
import { authorAndCommit } from '../../publish/author.ts';
import { changeRemote, isRegistryAction, type RegistryAction } from '../../publish/change-registry.ts';
import { externalRemotes } from '../../publish/checks/own-repository.ts';
import { failureMessage } from '../../publish/failure.ts';
import { readBuild } from '../../publish/install.ts';
import { listRemotes } from '../../publish/output/list.ts';
import { publishBuild, sourceOf } from '../../publish/publish.ts';
import { isForeign } from '../../publish/registry-entry.ts';
import { buildRemote } from './build.ts';
import { ownProblems } from './checks.ts';
import { developRemote } from './dev.ts';
import { assertLoadsTypeScript } from './node-version.ts';
import { assertBuiltFrom } from './sources.ts';

const usage = `memocartes-remote dev --portal URL [--port PORT]
memocartes-remote build
memocartes-remote publish --registry DIR [--canary 5%] [--school ID,ID] [--base URL] [--shell DIR] [--skip-checks]
memocartes-remote promote --registry DIR [--to VERSION] [--reason TEXT]
memocartes-remote rollback --registry DIR [--to VERSION] [--reason TEXT]
memocartes-remote unpublish | disable --registry DIR [--reason TEXT]
memocartes-remote enable | versions --registry DIR
DIR is the portal’s folder of remotes (its REMOTES_DIR).`;

const isHelp = (argument: string) => argument === '--help' || argument === '-h';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const text = { type: 'string' } as const;
const options = {
  registry: text,
  shell: text,
  base: text,
  canary: text,
  school: text,
  to: text,
  reason: text,
  'skip-checks': { type: 'boolean' },
} as const;

/** Arguments of a command on the portal's folder. @throws Error that describes the mistake */
function readOptions(action: string, name: string, args: readonly string[]) {
  const { values } = parseArguments({ args: [...args], options }, `\n${usage}`);
  const { registry, shell, base, ...others } = values;
  if (!registry) throw new Error(`--registry names the folder of the portal’s remotes (its REMOTES_DIR).\n${usage}`);
  const remotesDir = resolve(root, registry);
  // The portal writes the list of names that its shell provides to this folder when it starts.
  if (!shell && !existsSync(join(remotesDir, providedModulesFile))) {
    throw new Error(
      `${remotesDir} is not the folder of a portal’s remotes, or that portal was never started: ${providedModulesFile} is missing. Name the portal’s REMOTES_DIR, and start the portal first.`,
    );
  }
  const shellDir = shell ? resolve(root, shell) : remotesDir;
  const more = Object.entries(others).map(([option, value]) =>
    value === true ? `--${option}` : `--${option}=${value}`,
  );
  return { remotesDir, shellDir, ...(base && { base }), ...readArguments(action, [name, ...more]) };
}

/** Checks the remote, then publishes its last build to the folder of a portal's remotes. */
async function publishRemote(name: string, args: readonly string[]): Promise<void> {
  assertLoadsTypeScript(process);
  const { remotesDir, shellDir, base, audience, skipsChecks } = readOptions('publish', name, args);
  const dist = distOf(name);
  if (!existsSync(join(dist, 'mf-manifest.json'))) throw new Error(`${name} is not built: run npm run build first.`);
  // The version of a build by another tool contains the hash of its files, not of its sources.
  const source = isForeign(dist) ? sourceOf(name, hashOf(readBuild(dist).list)) : sourceOf(name);
  if (!isForeign(dist)) assertBuiltFrom(root, source);
  const { version, outcome, size, warning } = await publishBuild(source, remotesDir, {
    ...(audience && { audience }),
    shellDir,
    isExternal: true,
    ...(base && { base }),
    ...(!skipsChecks && { check: () => ownProblems(root) }),
  });
  console.log(`${name} ${version}: ${outcome}${audience ? ' as a candidate' : ''}.${size ? ` ${size}.` : ''}`);
  if (warning) console.error(warning);
}

/** Promotes, rolls back, unpublishes, disables or enables the remote of this repository. */
async function changeOwnRemote(action: RegistryAction, name: string, args: readonly string[]): Promise<string> {
  const { remotesDir, shellDir, to, reason } = readOptions(action, name, args);
  const state = readState(remotesDir);
  // [portal.own-repository]
  if (state.registry.remotes[name] && !externalRemotes(state).includes(name)) {
    throw new Error(`${name} is a remote of the portal’s own repository: this repository can’t ${action} it.`);
  }
  const change = { at: new Date().toISOString(), by: authorAndCommit().by, ...(reason !== undefined && { reason }) };
  return changeRemote(action, name, { remotesDir, shellDir, change, ...(to !== undefined && { to }) });
}

/** Shows the remote in a running portal, until the process is ended. */
async function develop(name: string, args: readonly string[]): Promise<void> {
  const { values } = parseArguments({ args: [...args], options: { portal: text, port: text } }, `\n${usage}`);
  if (!values.portal || !URL.canParse(values.portal)) {
    throw new Error(`--portal names the address of a running portal, for example --portal http://127.0.0.1:4200.`);
  }
  await developRemote(root, name, new URL(values.portal).origin, Number(values.port ?? 4300));
}

function listVersions(name: string, args: readonly string[]): string {
  const { remotesDir } = readOptions('versions', name, args);
  return listRemotes(readState(remotesDir), [name]).join('\n');
}

// webpack's federation plugin looks packages up in a way that Node deprecates.
process.noDeprecation = true;
const [action = '', ...args] = process.argv.slice(2);
const [name] = remotes;
try {
  if (process.argv.some(isHelp)) console.log(usage);
  else if (!name) throw new Error(`${root} has no package.json: run this in the folder of a remote.`);
  else if (action === 'build') console.log(`${name} ${await buildRemote(root, name)}: dist/`);
  else if (action === 'dev') await develop(name, args);
  else if (action === 'publish') await publishRemote(name, args);
  else if (action === 'versions') console.log(listVersions(name, args));
  else if (isRegistryAction(action)) console.log(await changeOwnRemote(action, name, args));
  else throw new Error(action ? `Unknown command “${action}”.\n${usage}` : usage);
} catch (error) {
  console.error(failureMessage(error));
  process.exitCode = 1;
}
