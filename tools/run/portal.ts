import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { localUrl, type Settings, shellDirOf } from '../settings.ts';
import { type ChildProcesses, readyValue } from './child-processes.ts';

/** Timeout of a start, in milliseconds. The first start of a demo fills the database. */
const readyTimeoutMs = 180_000;

const clientId = 'memocartes';
const idRessource = 'ark:/99999/memocartes';

/** Starts the GAR simulator. @returns the environment variables with which the server reaches it. */
async function startSimulator(processes: ChildProcesses, { url }: Settings): Promise<NodeJS.ProcessEnv> {
  const common = {
    GAR_ISSUER: `${url}/gar`,
    GAR_CLIENT_ID: clientId,
    GAR_CLIENT_SECRET: randomBytes(24).toString('base64url'),
    GAR_ID_RESSOURCE: idRessource,
  };
  const simulator = processes.start('The sign-on simulator', {
    args: ['gar-simulator/main.ts'],
    env: { ...common, GAR_PORT: '0', GAR_REDIRECT_URIS: `${url}/callback,${url}/oidc` },
    quiet: true,
  });
  const port = await readyValue(simulator, processes.exitOf(simulator));
  return { ...common, GAR_UPSTREAM: `http://127.0.0.1:${port}` };
}

/** Environment of the server process. Outside the demo `PUBLIC_URL` has no default. */
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

/**
 * Checks the settings and the database before anything is built or started. @throws Error when the server would refuse
 * them
 */
export async function checkServer(processes: ChildProcesses, settings: Settings): Promise<void> {
  const code = await processes.run('The check of the settings', {
    args: ['server/commands/check.ts'],
    env: serverEnv(settings),
  });
  if (code !== 0) throw new Error('Nothing was started: see the messages above.');
}

async function waitUntilHealthy(url: string): Promise<void> {
  const until = Date.now() + readyTimeoutMs;
  while (Date.now() < until) {
    const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (response?.ok) return;
    await pause(100);
  }
  throw new Error(`${url}/api/health did not return 200 within ${readyTimeoutMs / 1000} s.`);
}

/**
 * Starts the simulator (demo only) and the server, and waits until the server is healthy. `watch` restarts the server
 * when its code changes.
 */
export async function startPortal(
  processes: ChildProcesses,
  settings: Settings,
  { watch = false } = {},
): Promise<void> {
  const { host, port, demo, remotesDir } = settings;
  mkdirSync(remotesDir, { recursive: true });
  const isSimulated = demo && !process.env.GAR_UPSTREAM;
  const gar = isSimulated ? await startSimulator(processes, settings) : {};
  const server = processes.start('The server', {
    restarts: !watch, // Under --watch, Node restarts it.
    args: [...(watch ? ['--watch', '--watch-preserve-output'] : []), 'server/main.ts'],
    env: { ...serverEnv(settings), ...gar },
  });
  const ended = processes.exitOf(server).then(() => {
    throw new Error('The server ended before it was ready.');
  });
  await Promise.race([waitUntilHealthy(localUrl(host, port)), ended]);
}

/** The demo accounts that the server lists, one line each; empty outside the demo. */
export async function demoAccounts(url: string): Promise<string[]> {
  const response = await fetch(`${url}/api/settings`).catch(() => undefined);
  if (!response?.ok) return [];
  const { demoAccounts: accounts = [] } = (await response.json()) as { readonly demoAccounts?: Account[] };
  const width = Math.max(...accounts.map((account) => account.email.length), 0);
  return accounts.map(({ email, password, label }) => `  ${email.padEnd(width)}  ${password}  ${label}`);
}

type Account = { readonly label: string; readonly email: string; readonly password: string };
