// Entry point of the commands below, in plain JavaScript for Node ≥ 20. Installs the packages of the lockfile when
// needed. Then runs the command on the project's own Node, which runs TypeScript without a build.
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { requestedHelp } from './run/help.mjs';
import { npmCommand } from './run/npm.mjs';
import { run } from './run/spawn.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');

/** Command → TypeScript file and its first arguments, before the arguments of the command line. */
const commands = {
  start: ['tools/run/start.ts'],
  dev: ['tools/run/dev.ts'],
  'dev-alone': ['tools/run/dev-alone.ts'],
  reset: ['tools/run/reset.ts'],
  test: ['tools/test/test.ts'],
  'test-stories': ['tools/test/stories.ts'],
  'test-clock': ['tools/test/clock.ts'],
  lint: ['tools/lint/cli.ts'],
  build: ['tools/nx.ts'],
  'new-remote': ['tools/new-remote/cli.ts'],
  'publish-remote': ['tools/publish/cli.ts', 'publish'],
  'promote-remote': ['tools/publish/cli.ts', 'promote'],
  'rollback-remote': ['tools/publish/cli.ts', 'rollback'],
  'unpublish-remote': ['tools/publish/cli.ts', 'unpublish'],
  'disable-remote': ['tools/publish/cli.ts', 'disable'],
  'enable-remote': ['tools/publish/cli.ts', 'enable'],
  remotes: ['tools/publish/cli.ts', 'list'],
  'pack-sdk': ['tools/pack-sdk/cli.ts'],
  storybook: ['tools/run/storybook.ts'],
  'create-superadmin': ['server/commands/create-superadmin.ts'],
  migrate: ['server/commands/migrate.ts'],
  backup: ['server/commands/backup.ts'],
  restore: ['server/commands/restore.ts'],
  sbom: ['tools/supply/sbom.ts'],
  bench: ['tools/run/bench.ts'],
  chaos: ['tools/run/bench.ts', 'chaos'],
  fuzz: ['tools/run/fuzz.ts'],
  rules: ['tools/rules/page.ts'],
  privacy: ['tools/privacy/page.ts'],
};

const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined);

/**
 * Whether node_modules contains the packages of the lockfile in their exact versions; optional and peer packages may be
 * absent.
 */
function isInstalled() {
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!present || !existsSync(node)) return false;
  const locked = Object.entries(packagesOf(join(root, 'package-lock.json')));
  return locked.every(([path, { version, link, optional, peer }]) => {
    if (!path.startsWith('node_modules/') || link) return true;
    return present[path] ? present[path].version === version : Boolean(optional || peer);
  });
}

async function install() {
  const start = Date.now();
  const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`;
  console.log('Installing packages…');
  const progress = setInterval(() => console.log(`Installing packages… ${seconds()}`), 15_000);
  const { file, args, shell } = npmCommand(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  const code = await run(file, args, { cwd: root, shell });
  clearInterval(progress);
  if (code) {
    console.error('The packages could not be installed: see the lines above.');
    process.exit(code);
  }
  console.log(`Packages installed in ${seconds()}.`);
}

const [name = '', ...rest] = process.argv.slice(2).filter((argument) => argument !== '--');
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  console.error(`Unknown command “${name}”. Commands: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node 20 or later is needed to start; this is ${process.versions.node}.`);
  process.exit(1);
}
const help = requestedHelp(name, rest);
if (help) {
  console.log(help);
  process.exit();
}
if (!isInstalled()) await install();

const [file, ...firstArguments] = command;
process.exitCode = await run(node, ['--no-deprecation', join(root, file), ...firstArguments, ...rest], {
  cwd: root,
  // The channel closes even when this process is killed; the command then ends too.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, NX_NO_CLOUD: 'true', NX_DAEMON: 'false' },
});
