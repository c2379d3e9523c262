import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const settings = {
  GAR_ISSUER: 'https://portal.example/gar',
  GAR_PORT: '0',
  GAR_CLIENT_ID: 'memocartes',
  GAR_CLIENT_SECRET: 'secret',
  GAR_REDIRECT_URIS: 'https://portal.example/callback, https://portal.example/oidc',
  GAR_ID_RESSOURCE: 'ark:/99999/memocartes',
};
const program = join(import.meta.dirname, 'main.ts');
const start = (env: Record<string, string>) => spawn(process.execPath, [program], { env });

test('the process prints its port, uses the configured issuer and ends within 2 s of SIGTERM', async () => {
  const simulator = start(settings);
  const [line] = (await once(simulator.stdout, 'data')) as [Buffer];
  expect(String(line)).toMatch(/^ready \d+\n$/);

  const address = `http://127.0.0.1:${String(line).split(' ')[1]?.trim()}`;
  const response = await fetch(`${address}/gar/.well-known/openid-configuration`);
  expect(await response.json()).toMatchObject({
    issuer: settings.GAR_ISSUER,
    token_endpoint: `${settings.GAR_ISSUER}/oidc/oidcAccessToken`,
  });

  const stoppedAt = Date.now();
  simulator.kill('SIGTERM');
  expect(await once(simulator, 'exit')).toEqual([0, null]);
  expect(Date.now() - stoppedAt).toBeLessThan(2000);
});

test('the process ends when its parent process disconnects', async () => {
  const simulator = fork(program, { env: settings, silent: true });
  await once(simulator.stdout ?? simulator, 'data');
  simulator.disconnect();
  expect(await once(simulator, 'exit')).toEqual([0, null]);
});

test('the process exits with 1 and names a missing setting', async () => {
  const simulator = start({ ...settings, GAR_CLIENT_SECRET: '' });
  const [message] = (await once(simulator.stderr, 'data')) as [Buffer];
  expect(String(message)).toContain('GAR_CLIENT_SECRET is missing');
  expect((await once(simulator, 'exit'))[0]).toBe(1);
});
