// The one entry of every command. Plain JavaScript for any Node ≥ 20: it runs before anything is installed, installs what
// the lockfile says, then hands over to the project's own Node, which runs TypeScript as it is.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');

/** Command → TypeScript file, and the words put before what the person typed. */
const commands = {
  start: ['tools/run/start.ts'],
  dev: ['tools/run/dev.ts'],
  'dev-alone': ['tools/run/dev-alone.ts'],
  reset: ['tools/run/reset.ts'],
  test: ['tools/test/test.ts'],
  'test-clock': ['tools/test/clock.ts'],
  build: ['tools/build-all.ts'],
  'publish-remote': ['tools/publish/cli.ts', 'publish'],
  'rollback-remote': ['tools/publish/cli.ts', 'rollback'],
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

/** Whether node_modules holds exactly the versions of the lockfile (packages of other platforms aside). */
function installed() {
  const here = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!here || !existsSync(node)) return false;
  const wanted = Object.entries(packagesOf(join(root, 'package-lock.json')));
  return wanted.every(([path, { version, link, optional, peer }]) => {
    if (!path.startsWith('node_modules/') || link) return true;
    return here[path] ? here[path].version === version : Boolean(optional || peer);
  });
}

/** Runs a command to its end; `npm` may be a script of another Node's installation, so it is found as npm itself says. */
function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

async function install() {
  const start = Date.now();
  const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`;
  console.log('Installing packages…');
  const progress = setInterval(() => console.log(`Installing packages… ${seconds()}`), 15_000);
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args])
    : await run('npm', args, { shell: process.platform === 'win32' });
  clearInterval(progress);
  if (code) {
    console.error('The packages could not be installed: see the lines above.');
    process.exit(code);
  }
  console.log(`Packages installed in ${seconds()}.`);
}

const [name = '', ...rest] = process.argv.slice(2).filter((word) => word !== '--');
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  console.error(`Unknown command “${name}”. Commands: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node 20 or later is needed to start; this is ${process.versions.node}.`);
  process.exit(1);
}
if (!installed()) await install();

const [file, ...words] = command;
process.exitCode = await run(node, ['--no-deprecation', join(root, file), ...words, ...rest], {
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, NX_NO_CLOUD: 'true', NX_DAEMON: 'false' },
});
