import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

import { listenProblem } from './listen-problem.ts';

const settings = { hostSetting: 'HOST', portSetting: 'PORT' };

async function listen(host: string, port: number) {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  return server;
}

test('an address where the server can’t listen is named with the setting to change [portal.settings]', async () => {
  const host = '127.0.0.1';
  const other = await listen(host, 0);
  const { port } = other.address() as AddressInfo;
  const taken = await listen(host, port).catch((error: unknown) => listenProblem(error, { host, port, ...settings }));
  expect((taken as Error).message).toMatch(
    new RegExp(`^Un autre programme utilise déjà le port ${port} .+ un autre PORT\\.$`),
  );
  const foreign = '192.0.2.1';
  const unknown = await listen(foreign, 0).catch((error: unknown) =>
    listenProblem(error, { host: foreign, port: 0, ...settings }),
  );
  expect((unknown as Error).message).toMatch(/^192\.0\.2\.1 n’est pas une adresse de cette machine.+ HOST/);
  other.close();
});

test('another error stays as it is', () => {
  const error = new Error('other');
  expect(listenProblem(error, { host: '127.0.0.1', port: 1, ...settings })).toBe(error);
});
