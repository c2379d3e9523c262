import getPort from 'get-port';

import { errorMessage } from '../command.ts';
import { resolveRemoteName } from '../packages.ts';
import { step } from '../progress.ts';
import { readSettings } from '../settings.ts';
import { aloneConfig } from '../webpack/config.ts';
import { ChildProcesses } from './child-processes.ts';
import { serveHot } from './dev-server.ts';
import { checkServer, startPortal } from './portal.ts';
import { watchTypes } from './watch-types.ts';

const processes = new ChildProcesses();
try {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error('Which remote? For example: npm run dev:alone -- teacher');
  const packageName = resolveRemoteName(name);
  const settings = await readSettings(process.env);
  await step('Settings and database', () => checkServer(processes, settings));
  const serverPort = await getPort({ host: '127.0.0.1' });
  const serverSettings = { ...settings, host: '127.0.0.1', port: serverPort };
  await step('Database and server', () => startPortal(processes, serverSettings, { watch: true }));
  const config = aloneConfig({ packageName, mode: 'development', build: 'alone' });
  const { host, port } = settings;
  await step(`${packageName} in memory`, () =>
    serveHot([config], { host, port, server: `http://127.0.0.1:${serverPort}` }),
  );
  console.log(`ready ${settings.url}`);
  watchTypes(processes, [packageName]);
} catch (error) {
  console.error(errorMessage(error));
  await processes.end(1);
}
