import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readConfig } from '../config/config.ts';
import { start } from './start.ts';

const secret = 'k'.repeat(32);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('outside a demonstration the server does not start with a shell that lacks what a published remote needs [portal.older-remotes]', async () => {
  const entry = { name: 'mf-teacher', version: '1', shell: '^1', roles: [], routes: [], manifest: '/m.json' };
  const versions = [{ entry, published: '2026-11-20T08:00:00Z', needs: { chart: ['Chart'] } }];
  const write = (file: string, content: object) => writeFileSync(join(folder, file), JSON.stringify(content));
  write('registry.json', { remotes: { 'mf-teacher': entry } });
  write('history.json', { remotes: { 'mf-teacher': { versions, events: [] } } });
  write('.offer.json', { chart: ['Table'] });
  const config = readConfig({
    // No database listens at this address: the server must refuse to start before it connects to its database.
    DATABASE_URL: 'postgres://app:x@127.0.0.1:1/memocartes',
    PUBLIC_URL: 'https://memocartes.ecoles.fr',
    SMTP_URL: 'smtps://user:x@smtp.ecoles.fr',
    GAR_ISSUER: 'https://idp-auth.gar.education.fr',
    GAR_CLIENT_SECRET: secret,
    SECRETS_KEY: secret,
    SHELL_DIR: folder,
    REMOTES_DIR: folder,
  });
  await expect(start(config)).rejects.toThrow(/not started.+\n {2}mf-teacher 1 needs “Chart” of chart\n/);
});
