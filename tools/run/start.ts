import { build } from '../nx.ts';
import { remotes } from '../packages.ts';
import { publish, unpublishRemoved } from '../publish/publish.ts';
import { Children } from './children.ts';
import { checkServer, demoAccounts, startPortal } from './portal.ts';
import { step } from './progress.ts';
import { readSettings } from './settings.ts';

async function publishAll(remotesDir: string) {
  const published = [];
  for (const remote of remotes) {
    const { version, changed } = await publish(remote, remotesDir);
    if (changed) published.push(`${remote} ${version}`);
  }
  unpublishRemoved(remotesDir);
  return published;
}

const children = new Children();
try {
  const settings = await readSettings(process.env);
  await step('Settings and database', () => checkServer(children, settings));
  await step(
    'Web packages built',
    () => build(),
    (built) => built.join(', ') || 'nothing to do',
  );
  await step(
    'Remotes published',
    () => publishAll(settings.remotesDir),
    (done) => done.join(', ') || 'nothing to do',
  );
  await step('Database and server', () => startPortal(children, settings));
  const accounts = await demoAccounts(settings.url);
  if (accounts.length)
    console.log(['', 'Demo accounts:', ...accounts, `Mail that the demo sends: ${settings.url}/outbox`, ''].join('\n'));
  console.log(`ready ${settings.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await children.end(1);
}
