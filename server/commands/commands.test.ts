import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { auth } from '@memocartes/contract/auth/auth.routes';

import { lockFolder } from '../database/embedded/lock.ts';
import { runCommandFile } from '../testing/processes/command.ts';
import { testWithTwoConnections } from '../testing/races.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const production = () => ({
  DATABASE_URL: server.databaseUrl,
  PUBLIC_URL: 'https://memocartes.ecoles.fr',
  SMTP_URL: 'smtps://user:x@smtp.ecoles.fr',
  GAR_ISSUER: 'https://idp-auth.gar.education.fr',
  GAR_CLIENT_SECRET: 'k'.repeat(32),
  SECRETS_KEY: 's'.repeat(32),
});

test('the check names all missing settings and exits with an error', async () => {
  const { code, output } = await runCommandFile('check', [], { DEMO: 'false' });
  expect(code).toBe(1);
  for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'GAR_ISSUER', 'GAR_CLIENT_SECRET', 'SECRETS_KEY']) {
    expect(output).toContain(`${name} manque`);
  }
});

test('the check reports an unreachable database in French, without its password', async () => {
  const DATABASE_URL = 'postgres://app:Secret-9@127.0.0.1:9/memocartes';
  const { code, output } = await runCommandFile('check', [], { ...production(), SMTP_URL: '', DATABASE_URL });
  expect(code).toBe(1);
  expect(output).toContain('SMTP_URL manque');
  expect(output).toContain('La base désignée par DATABASE_URL ne répond pas (ECONNREFUSED)');
  expect(output).not.toContain('Secret-9');
});

test('the check names the process that uses the embedded database, and passes once it has ended', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'check-'));
  const release = lockFolder(join(DATA_DIR, 'database'));
  const { code, output } = await runCommandFile('check', [], { DEMO: 'true', DATA_DIR });
  expect(code).toBe(1);
  expect(output).toContain(`est déjà utilisé par le processus ${process.pid}. Arrêtez-le`);
  release();
  expect(await runCommandFile('check', [], { DEMO: 'true', DATA_DIR })).toEqual({ code: 0, output: '' });
  rmSync(DATA_DIR, { recursive: true });
});

test('a command names the missing DATABASE_URL or arguments', async () => {
  expect((await runCommandFile('create-superadmin', [], {})).output).toContain('DATABASE_URL manque');
  const { code, output } = await runCommandFile('create-superadmin', ['--email', 'a@b.fr'], production());
  expect(code).toBe(1);
  expect(output).toContain('--firstname, --lastname');
});

testWithTwoConnections(
  'create-superadmin prints a link that sets the password; the check then passes [portal.first-account]',
  async () => {
    const who = ['--email', 'camille@ecoles.test', '--firstname', 'Camille', '--lastname', 'Martin'];
    const { code, output } = await runCommandFile('create-superadmin', who, production());
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('1\u00a0heure') as unknown });
    const ticket = /https:\/\/memocartes\.ecoles\.fr\/Valid\?token=([\w-]+)/.exec(output)![1]!;
    const password = 'Sésame-de-rentrée-2026!';
    expect(await server.anonymous.status(auth.setPassword, { body: { password, ticket } })).toBe(200);
    expect(await runCommandFile('check', [], production())).toEqual({ code: 0, output: '' });
    for (const DEMO of ['true', '1']) {
      const demo = await runCommandFile('check', [], { ...production(), DEMO, DEMO_DATABASE: 'true' });
      expect(demo).toMatchObject({ code: 1, output: expect.stringContaining('ne l’a marquée') as unknown });
    }
    expect((await runCommandFile('create-superadmin', who, production())).output).toContain('--another');
  },
);
