import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { type Children, readyLine } from './children.ts';
import { type Settings, shellDirOf } from './settings.ts';

/** Longest wait for the server to answer, in milliseconds: the first start fills a database with the demo. */
const patience = 180_000;

const clientId = 'memocartes';
const idRessource = 'ark:/99999/memocartes';

/** Starts the simulated sign-on. @returns the environment that the server needs to talk to it. */
async function startSimulator(children: Children, { url }: Settings): Promise<NodeJS.ProcessEnv> {
  const common = {
    GAR_ISSUER: `${url}/gar`,
    GAR_CLIENT_ID: clientId,
    GAR_CLIENT_SECRET: randomBytes(24).toString('base64url'),
    GAR_ID_RESSOURCE: idRessource,
  };
  const simulator = children.start('The sign-on simulator', {
    args: ['gar-simulator/main.ts'],
    env: { ...common, GAR_PORT: '0', GAR_REDIRECT_URIS: `${url}/callback,${url}/oidc` },
    quiet: true,
  });
  const port = await readyLine(simulator);
  return { ...common, GAR_UPSTREAM: `http://127.0.0.1:${port}` };
}

/** What the server is told by the environment. A real portal's public address has no default. */
function serverEnv({ host, port, url, demo, dataDir, remotesDir }: Settings): NodeJS.ProcessEnv {
  return {
    LOG_LEVEL: 'warn',
    ...process.env,
    ...(demo && { PUBLIC_URL: url }),
    HOST: host,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: String(demo),
    SHELL_DIR: shellDirOf(process.env),
    REMOTES_DIR: remotesDir,
  };
}

/** Checks the settings and the database before anything is built or started. @throws Error when the server would refuse them */
export async function checkServer(children: Children, settings: Settings): Promise<void> {
  const check = children.start('The check of the settings', {
    args: ['server/commands/check.ts'],
    env: serverEnv(settings),
    expectsEnd: true,
  });
  const [code] = (await once(check, 'exit')) as [number | null];
  if (code) throw new Error('Nothing was started: see the lines above.');
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`${url}/api/health gave no good answer in ${patience / 1000} s.`);
}

/** Starts what the portal is made of, and waits until all of it answers. `watch` restarts the server when its code changes. */
export async function startPortal(children: Children, settings: Settings, { watch = false } = {}): Promise<void> {
  const { host, port, demo, remotesDir } = settings;
  mkdirSync(remotesDir, { recursive: true });
  const simulated = demo && !process.env['GAR_UPSTREAM'];
  const signOn = simulated ? await startSimulator(children, settings) : {};
  const ended = new Promise<never>((_, reject) => {
    const server = children.start('The server', {
      restarts: !watch, // under --watch, Node starts it again itself
      args: [...(watch ? ['--watch', '--watch-preserve-output'] : []), 'server/main.ts'],
      env: { ...serverEnv(settings), ...signOn },
    });
    server.once('exit', () => reject(new Error('The server ended before it was ready.')));
  });
  await Promise.race([answers(`http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`), ended]);
}

/** Lines with the demo's accounts, as the server tells them; none outside the demo. */
export async function demoAccounts(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/settings`).catch(() => undefined);
  if (!answer?.ok) return [];
  const { demoAccounts: accounts = [] } = (await answer.json()) as { demoAccounts?: Account[] };
  const width = Math.max(...accounts.map((account) => account.email.length), 0);
  return accounts.map(({ email, password, label }) => `  ${email.padEnd(width)}  ${password}  ${label}`);
}

type Account = { label: string; email: string; password: string };
