import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { errorMessage } from '../command.ts';
import { remotes, root } from '../packages.ts';
import { createRemote } from './create.ts';
import { type Existing, nameProblems, readArguments } from './names.ts';

type Recorded = { readonly record: Existing['records'][number] };

async function readExisting(): Promise<Existing> {
  const load = async (path: string) => (await import(join(root, path))) as unknown;
  const recorded = await Promise.all(remotes.map((name) => load(`${name}/record.ts`)));
  const { publicPaths } = (await load('shell/boot/publicPath.ts')) as { readonly publicPaths: readonly string[] };
  const texts = globSync(['{mf-*,shared-*}/**/texts/fr.json', 'shell/texts/*.fr.json'], { cwd: root });
  const namespaces = texts
    .filter((file) => !file.includes('node_modules'))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')) as object));
  const records = (recorded as Recorded[]).map(({ record }) => record);
  return { names: remotes, shellPaths: publicPaths, records, namespaces };
}

try {
  const remote = readArguments(process.argv.slice(2));
  const problems = nameProblems(remote, await readExisting());
  if (problems.length > 0) throw new Error(`mf-${remote.name} can’t be made: ${problems.join('; ')}.`);
  const files = await createRemote(root, remote);
  const { name, role } = remote;
  console.log(
    [
      ...files.map((file) => `  ${file}`),
      '',
      `mf-${name} serves ${role} at /${name}. Next:`,
      `  npm run dev -- ${name}                the portal with hot reload of it; stop npm start first`,
      `  npm run publish-remote -- mf-${name}  on a running portal`,
      'Guide: docs/ship-a-remote.md',
    ].join('\n'),
  );
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
