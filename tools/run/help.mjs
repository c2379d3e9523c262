// Help of the commands of `bootstrap.mjs`: plain JavaScript, because it is printed before anything is installed.

const folder = 'DATA_DIR or REMOTES_DIR names the portal’s folder when it is not .data.';
const guide = 'Guide: docs/ship-a-remote.md';
const reason = "--reason 'white page'  kept in the history";
const port = 'Environment: PORT (4200), HOST (127.0.0.1), DATA_DIR (.data); the others are in deploy/environment.md.';

/**
 * Command → its script and arguments, then what it does. A command of another tool (lint, storybook) has the help of
 * that tool.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const helps = {
  start: [
    'start -- [--no-build]',
    'Installs, builds, publishes new versions of the remotes, and runs the portal until Ctrl+C.',
    '--no-build  starts with the last builds',
    port,
  ],
  dev: [
    'run dev -- [REMOTE…]',
    'Runs the portal with hot reload of the shell and of these remotes. Stop npm start first: both need its port and data.',
    'Example: npm run dev -- teacher',
    port,
  ],
  'dev-alone': [
    'run dev:alone -- REMOTE',
    'Runs one remote with hot reload, without the shell, on the real API. Stop npm start first: both need its port and data.',
    'Example: npm run dev:alone -- teacher',
    port,
  ],
  reset: ['run reset', 'Deletes the data of the portal in DATA_DIR (.data), except backups.'],
  test: ['test', 'Runs all checks: format, lint, dependency rules, types, unit, API and browser tests.'],
  'test-stories': ['run test:stories', 'Builds Storybook, then opens every story in a browser.'],
  'test-clock': [
    'run test:clock -- [CLOCK…] [--projects=server,contract] [--tests=PATTERN] [--minutes=20]',
    'Runs the tests at other dates.',
  ],
  build: ['run build', 'Builds the shell and the remotes whose sources changed.'],
  'new-remote': [
    'run new-remote -- mf-NAME --role ROLE [--fr TITLE] [--en TITLE]',
    'Creates a remote with a page, a panel and a menu entry.',
    'Example: npm run new-remote -- mf-librarian --role TEACHER --fr Bibliothèque --en Library',
    guide,
  ],
  'publish-remote': [
    'run publish-remote -- REMOTE… [--canary 5%] [--school ID,ID] [--skip-checks]',
    'Builds, checks and publishes remotes to the portal.',
    '--canary 5%      a candidate for a share of the accounts; 0% for developers who try it',
    '--school 12,13   a candidate for these schools',
    '--skip-checks    without types, tests and dependency rules: only for what CI has checked',
    folder,
    guide,
  ],
  'promote-remote': [
    "run promote-remote -- REMOTE [--to VERSION] [--reason 'TEXT']",
    'Puts the candidate, or the named version, in use for everybody.',
    reason,
    folder,
    guide,
  ],
  'rollback-remote': [
    "run rollback-remote -- REMOTE [--to VERSION] [--reason 'TEXT']",
    'Drops the candidate if there is one, else returns to the last good version, or to the named one.',
    reason,
    folder,
    guide,
  ],
  'unpublish-remote': [
    "run unpublish-remote -- REMOTE [--reason 'TEXT']",
    'Removes the remote from the registry.',
    reason,
    folder,
    guide,
  ],
  'disable-remote': [
    "run disable-remote -- REMOTE [--reason 'TEXT']",
    'Marks the remote disabled; its version stays. npm run enable-remote reverses it.',
    reason,
    folder,
    guide,
  ],
  'enable-remote': ['run enable-remote -- REMOTE', 'Marks a disabled remote enabled.', folder, guide],
  remotes: [
    'run remotes -- [REMOTE…]',
    'Lists the versions of the remotes; with names, all their versions and events.',
    folder,
    guide,
  ],
  'pack-sdk': [
    'run pack-sdk -- [FOLDER]',
    'Packs what a remote in its own repository needs, and copies the tarballs to the folder.',
    'Example: npm run pack-sdk -- ../librarian/sdk',
    guide,
  ],
  'create-superadmin': [
    'run create-superadmin -- --email ADDRESS --firstname NAME --lastname NAME [--another]',
    'Creates the first superadmin of a portal (DATABASE_URL, PUBLIC_URL), or another one.',
  ],
  migrate: ['run migrate -- [--to 0010]', 'Migrates the database (DATABASE_URL) up or down to a migration.'],
  backup: ['run backup -- [--to FOLDER]', 'Writes a backup of the database. Guide: docs/operation/backup.md'],
  restore: [
    'run restore -- --from FILE [--force NAME]',
    'Restores a backup, and compares the result with it. Guide: docs/operation/backup.md',
  ],
  sbom: ['run sbom', 'Lists the dependencies of production.'],
  bench: ['run bench:NAME -- [PART…]', 'Measures performance. Guide: bench/README.md'],
  chaos: [
    'run chaos -- [--seconds 600] [--seed 1] [--stop-seconds 30]',
    'Injects failures; PostgreSQL is stopped for --stop-seconds. Guide: bench/README.md',
  ],
  fuzz: ['run fuzz -- [--runs 100000] [--seed NUMBER]', 'Sends bad requests to the server.'],
  rules: ['run rules', 'Updates docs/rules.md and docs/security/asvs.md.'],
  privacy: ['run privacy', 'Updates the page of personal data.'],
};

const isHelp = (/** @type {string} */ argument) => argument === '--help' || argument === '-h';

/**
 * Help of a command, if its arguments ask for it.
 *
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {string | undefined}
 */
export function requestedHelp(name, args) {
  const help = Object.hasOwn(helps, name) ? helps[name] : undefined;
  if (!help || !args.some(isHelp)) return undefined;
  const [usage, ...lines] = help;
  return [`npm ${usage}`, ...lines.map((line) => `  ${line}`)].join('\n');
}
