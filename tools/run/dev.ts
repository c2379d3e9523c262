import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import getPort from 'get-port';

import { readRegistry } from '../../server/remotes/registry/files.ts';
import type { Registry, RemoteRecord } from '../../server/remotes/registry/types.ts';
import { errorMessage } from '../command.ts';
import { packageDir, resolveRemoteName } from '../packages.ts';
import { step } from '../progress.ts';
import { publishMissing } from '../publish/missing-remotes.ts';
import { readSettings } from '../settings.ts';
import { remoteConfig, shellConfig } from '../webpack/config.ts';
import { ChildProcesses } from './child-processes.ts';
import { serveHot } from './dev-server.ts';
import { checkServer, demoAccounts, startPortal } from './portal.ts';
import { watchTypes } from './watch-types.ts';

/** Version that the registry shows for a remote in development. */
const version = 'dev';

const folderOf = (remote: string) => `/remotes/${remote}/${version}/`;

async function recordOf(remote: string): Promise<RemoteRecord> {
  const { record } = (await import(join(packageDir(remote), 'record.ts'))) as { readonly record: RemoteRecord };
  return record;
}

/** The registry in which the remotes in development point to the dev server. */
function withDevelopment(registry: Registry, records: readonly RemoteRecord[]): Registry {
  const remotes = { ...registry.remotes };
  for (const record of records) {
    remotes[record.name] = { ...record, version, manifest: `${folderOf(record.name)}mf-manifest.json` };
  }
  return { remotes };
}

const processes = new ChildProcesses();
try {
  const named = process.argv.slice(2).map(resolveRemoteName);
  const settings = await readSettings(process.env);
  await step('Settings and database', () => checkServer(processes, settings));
  const serverPort = await getPort({ host: '127.0.0.1' });
  await step('Other remotes', () => publishMissing(named, settings.remotesDir));
  const serverSettings = { ...settings, host: '127.0.0.1', port: serverPort };
  await step('Database and server', () => startPortal(processes, serverSettings, { watch: true }));
  const records = await Promise.all(named.map(recordOf));
  const configs = [
    shellConfig({ packageName: 'shell', mode: 'development', build: version }),
    ...named.map((packageName) => {
      const config = remoteConfig({ packageName, mode: 'development', build: version });
      return { ...config, output: { ...config.output, publicPath: folderOf(packageName) } };
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
  console.log(
    `Hot reload: shell${named.map((name) => `, ${name}`).join('')}. A change of a record.ts needs a restart.`,
  );
  console.log(`ready ${settings.url}`);
  watchTypes(processes, named.length > 0 ? named : ['shell']);
} catch (error) {
  console.error(errorMessage(error));
  await processes.end(1);
}
