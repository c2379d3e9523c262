import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import getPort from 'get-port';

import { build } from '../build.ts';
import { publish } from '../publish/publish.ts';
import { readRegistry, type Registry, type RemoteRecord } from '../publish/registry.ts';
import { remoteNamed, remotes, roomDir } from '../packages.ts';
import { remoteConfig, shellConfig } from '../webpack/config.ts';
import { Children } from './children.ts';
import { serveHot } from './dev-server.ts';
import { checkServer, demoAccounts, startPortal } from './portal.ts';
import { step } from './progress.ts';
import { readSettings } from './settings.ts';

/** Version under which a remote in development is registered. */
const version = 'dev';

const folderOf = (remote: string) => `/remotes/${remote}/${version}/`;

/** The remotes that are not being worked on come from their last build; those never built are built now. */
async function publishOthers(named: readonly string[], remotesDir: string) {
  const registered = readRegistry(remotesDir).remotes;
  for (const remote of remotes.filter((name) => !named.includes(name) && !registered[name])) {
    await build(remote);
    await publish(remote, remotesDir);
  }
}

async function recordOf(remote: string): Promise<RemoteRecord> {
  const { record } = (await import(join(roomDir(remote), 'record.ts'))) as { record: RemoteRecord };
  return record;
}

/** The registry as the page shall see it: the named remotes come from memory. */
function withDevelopment(registry: Registry, records: readonly RemoteRecord[]): Registry {
  const developed = records.map((record) => [
    record.name,
    { ...record, version, manifest: `${folderOf(record.name)}mf-manifest.json` },
  ]);
  return { remotes: { ...registry.remotes, ...Object.fromEntries(developed) } };
}

const children = new Children();
try {
  const named = process.argv.slice(2).map(remoteNamed);
  const settings = await readSettings(process.env);
  await step('Settings and database', () => checkServer(children, settings));
  const serverPort = await getPort({ host: '127.0.0.1' });
  await step('Other remotes', () => publishOthers(named, settings.remotesDir));
  const behind = { ...settings, host: '127.0.0.1', port: serverPort };
  await step('Database and server', () => startPortal(children, behind, { watch: true }));
  const records = await Promise.all(named.map(recordOf));
  const configs = [
    shellConfig({ room: 'shell', mode: 'development', build: version }),
    ...named.map((room) => {
      const config = remoteConfig({ room, mode: 'development', build: version });
      return { ...config, output: { ...config.output, publicPath: folderOf(room) } };
    }),
  ];
  await step('Shell and remotes in memory', () =>
    serveHot(configs, {
      host: settings.host,
      port: settings.port,
      server: `http://127.0.0.1:${serverPort}`,
      middleware: (middlewares) => [
        {
          name: 'registry',
          path: '/remotes/registry.json',
          middleware: (_request: IncomingMessage, response: ServerResponse) => {
            response.setHeader('content-type', 'application/json');
            response.setHeader('cache-control', 'no-store');
            response.end(JSON.stringify(withDevelopment(readRegistry(settings.remotesDir), records)));
          },
        },
        ...middlewares,
      ],
    }),
  );
  console.log(['', ...(await demoAccounts(settings.url)), ''].join('\n'));
  console.log(`Hot: shell${named.map((name) => `, ${name}`).join('')}. A change of a record.ts needs a restart.`);
  console.log(`ready ${settings.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await children.end(1);
}
