import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

import getPort from 'get-port';

import { get, measureInRounds, repeat } from './load.ts';
import { startServer } from './process.ts';

const run = promisify(execFile);
const version = '11.17.4';
const folder = join(tmpdir(), `memocartes-directus-${version}`);
const cli = join(folder, 'node_modules/directus/cli.js');
const token = 'bench-token-bench-token-bench-token';

/** Installs Directus in a temporary folder: it is not a dependency of the repository. */
async function install(): Promise<void> {
  if (existsSync(cli)) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const args = ['install', `directus@${version}`, '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', args, { cwd: folder, maxBuffer: 50_000_000 });
  // isolated-vm would have to be compiled, and only runs scripts of flows, which the benchmark doesn't use.
  await writeFile(join(folder, 'node_modules/isolated-vm/isolated-vm.js'), 'module.exports = {};\n');
}

async function start(url: string) {
  const port = await getPort({ host: '127.0.0.1' });
  const env = {
    PATH: process.env.PATH,
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: url,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SECRET: token,
    TELEMETRY: 'false',
    LOG_LEVEL: 'error',
    PRESSURE_LIMITER_ENABLED: 'false', // The limiter refuses requests under load.
    ADMIN_EMAIL: 'bench@example.com',
    ADMIN_PASSWORD: 'Bench-2026!',
    ADMIN_TOKEN: token,
  };
  await run(process.execPath, [cli, 'bootstrap'], { cwd: folder, env, maxBuffer: 50_000_000 });
  const child = spawn(process.execPath, [cli, 'start'], { cwd: folder, env, stdio: 'ignore' });
  const origin = env.PUBLIC_URL;
  for (let tries = 0; child.exitCode === null && tries < 120; tries += 1) {
    const response = await fetch(`${origin}/server/ping`).catch(() => undefined);
    if (response?.ok) return { origin, stop: () => child.kill('SIGKILL') };
    await pause(500);
  }
  child.kill('SIGKILL');
  throw new Error('Directus did not start.');
}

/** A student's class is a foreign key of two columns, which Directus can't detect, so the relation is declared. */
async function relateClasses(origin: string): Promise<void> {
  const response = await fetch(`${origin}/relations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ collection: 'students', field: 'classes_id', related_collection: 'classes', schema: null }),
  });
  if (!response.ok) throw new Error(await response.text());
}

const fields =
  'id,firstname,lastname,gender,birthdate,level,status,is_phygital,demo_mode,schools_id,classes_id.id,classes_id.name';
/** The same page from Directus: same order and index, with the total. The page contains no avatars. */
const directusPath = `/items/students?fields=${fields}&limit=20&sort=sort_name,id&meta=total_count`;

const rounds = 5;

/** Requests per second for the list of students on the portal and on Directus: same rows, alternating rounds. */
export async function benchDirectus(url: string, portalToken: string) {
  console.log(`Installing Directus ${version} in ${folder}…`);
  await install();
  const directus = await start(url);
  try {
    await relateClasses(directus.origin);
    const portal = await startServer('portal', { DATABASE_URL: url });
    const requestPortal = () => get({ origin: portal.origin, path: '/api/students', token: portalToken });
    const requestDirectus = () => get({ origin: directus.origin, path: directusPath, token });
    const idsOf = (page: readonly { id: number }[]) => page.map(({ id }) => id).join();
    const portalPage = JSON.parse(await requestPortal()) as { students: { id: number }[]; count: number };
    const directusPage = JSON.parse(await requestDirectus()) as {
      data: { id: number; classes_id: { name: string } }[];
      meta: { total_count: number };
    };
    if (
      idsOf(portalPage.students) !== idsOf(directusPage.data) ||
      portalPage.count !== directusPage.meta.total_count ||
      !directusPage.data[0]?.classes_id.name
    ) {
      throw new Error('The responses differ.');
    }
    await repeat(2000, 16, requestPortal);
    await repeat(400, 16, requestDirectus);
    const [portalRound, directusRound] = await measureInRounds(
      [requestPortal, requestDirectus],
      rounds,
      async (request) => ({
        cpu: 0,
        rate: await repeat(request === requestPortal ? 1000 : 150, 16, request),
      }),
    );
    portal.stop();
    return { portal: portalRound!.rate, directus: directusRound!.rate, ratio: portalRound!.rate / directusRound!.rate };
  } finally {
    directus.stop();
  }
}
