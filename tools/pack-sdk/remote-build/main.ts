#!/usr/bin/env node
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { distOf, remotes, root } from '../../packages.ts';
import { readArguments } from '../../publish/arguments.ts';
import { isForeign } from '../../publish/entry.ts';
import { readBuild } from '../../publish/install.ts';
import { publishBuild, sourceOf } from '../../publish/publish.ts';
import { buildRemote } from './build.ts';

const usage = `memocartes-remote build
memocartes-remote publish --registry DIR [--base URL] [--shell DIR] [--canary 5%] [--school ID,ID]`;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Publishes the last build to the folder of a portal's remotes. */
async function publishRemote(name: string, typed: readonly string[]): Promise<void> {
  const options = { registry: 'string', shell: 'string', base: 'string', canary: 'string', school: 'string' } as const;
  const { values } = parseArgs({
    args: [...typed],
    options: Object.fromEntries(Object.entries(options).map(([option, type]) => [option, { type }])),
  });
  const { registry, shell, base, canary, school } = values as Partial<Record<keyof typeof options, string>>;
  if (!registry) throw new Error('--registry names the folder of the portal’s remotes (its REMOTES_DIR).');
  const audienceArguments = [...(canary ? [`--canary=${canary}`] : []), ...(school ? [`--school=${school}`] : [])];
  const { audience } = readArguments('publish', [name, ...audienceArguments]);
  const remotesDir = resolve(root, registry);
  const dist = distOf(name);
  // The version of a build by another tool contains the hash of its files, not of its sources.
  const source = isForeign(dist) ? sourceOf(name, hashOf(readBuild(dist).list)) : sourceOf(name);
  const { version, outcome } = await publishBuild(source, remotesDir, {
    ...(audience && { audience }),
    // The portal writes the list of names that its shell provides to this folder when it starts.
    shellDir: shell ? resolve(root, shell) : remotesDir,
    isExternal: true,
    ...(base && { base }),
  });
  console.log(`${name} ${version}: ${outcome}${audience ? ' as a candidate' : ''}.`);
}

// webpack's federation plugin looks packages up in a way that Node deprecates.
process.noDeprecation = true;
const [action = '', ...typed] = process.argv.slice(2);
const [name] = remotes;
try {
  if (!name) throw new Error(`${root} has no package.json: run this in the folder of a remote.`);
  if (action === 'build') console.log(`${name} ${await buildRemote(root, name)}: dist/`);
  else if (action === 'publish') await publishRemote(name, typed);
  else throw new Error(usage);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
