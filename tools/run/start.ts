import { parseArgs } from 'node:util';

import { assertServesRemotes } from '../../server/remotes/registry/needs.ts';
import { errorMessage } from '../command.ts';
import { build } from '../nx.ts';
import { remotes } from '../packages.ts';
import { step } from '../progress.ts';
import { publish, unpublishRemoved } from '../publish/publish.ts';
import { readSettings, shellDirOf } from '../settings.ts';
import { ChildProcesses } from './child-processes.ts';
import { checkServer, demoAccounts, startPortal } from './portal.ts';

async function publishAll(remotesDir: string) {
  const published = [];
  for (const remote of remotes) {
    const { version, outcome, warning } = await publish(remote, remotesDir, { isUnattended: true });
    if (warning) console.error(warning);
    if (outcome === 'skipped') published.push(`${remote} ${version} is not published automatically`);
    else if (outcome !== 'already published') published.push(`${remote} ${version}`);
  }
  await unpublishRemoved(remotesDir);
  // Checked after publishing: the sources of remotes may have changed together with the shell's.
  assertServesRemotes(shellDirOf(process.env), remotesDir);
  return published;
}

const processes = new ChildProcesses();
try {
  // With `--no-build` the portal starts with the last builds of the web packages, so that several portals can start
  // concurrently.
  const { values } = parseArgs({ options: { 'no-build': { type: 'boolean' } } });
  const settings = await readSettings(process.env);
  await step('Settings and database', () => checkServer(processes, settings));
  if (!values['no-build']) {
    await step(
      'Web packages built',
      () => build(),
      (built) => built.join(', ') || 'nothing to do',
    );
  }
  await step(
    'Remotes published',
    () => publishAll(settings.remotesDir),
    (done) => done.join(', ') || 'nothing to do',
  );
  await step('Database and server', () => startPortal(processes, settings));
  const accounts = await demoAccounts(settings.url);
  if (accounts.length > 0) {
    console.log(['', 'Demo accounts:', ...accounts, `Mail that the demo sends: ${settings.url}/outbox`, ''].join('\n'));
  }
  console.log(`ready ${settings.url}`);
} catch (error) {
  console.error(errorMessage(error));
  await processes.end(1);
}
