import getPort from 'get-port';

import { remoteNamed } from '../packages.ts';
import { aloneConfig } from '../webpack/config.ts';
import { Children } from './children.ts';
import { serveHot } from './dev-server.ts';
import { startPortal } from './portal.ts';
import { step } from './progress.ts';
import { readSettings } from './settings.ts';

const children = new Children();
try {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error('Which remote? For example: npm run dev:alone -- teacher');
  const room = remoteNamed(name);
  const settings = await readSettings(process.env);
  const serverPort = await getPort({ host: '127.0.0.1' });
  const behind = { ...settings, host: '127.0.0.1', port: serverPort };
  await step('Database and server', () => startPortal(children, behind, { watch: true }));
  const config = aloneConfig({ room, mode: 'development', build: 'alone' });
  const { host, port } = settings;
  await step(`${room} in memory`, () => serveHot([config], { host, port, server: `http://127.0.0.1:${serverPort}` }));
  console.log(`ready ${settings.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await children.end(1);
}
