import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readRegistry, readState } from '../../server/remotes/registry/files.ts';
import { damagedFiles, integrityFile } from '../../server/remotes/registry/integrity.ts';
import { remoteOriginsFile } from '../../server/remotes/registry/origins.ts';
import { changeRemote } from './change-registry.ts';
import { publishBuild, unpublishRemoved } from './publish.ts';
import { fakeBuild, fakeShell } from './testing/fakes.ts';

let folder: string;
let remotesDir: string;
let shellDir: string;
let server: Server;
let base: string;
/** Responses of the other server by path. */
let served: Map<string, string | Buffer>;
let headers: Record<string, string>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  remotesDir = join(folder, 'remotes');
  mkdirSync(remotesDir);
  shellDir = fakeShell(folder);
  served = new Map();
  headers = { 'access-control-allow-origin': '*' };
  server = createServer((request, response) => {
    const content = served.get(request.url ?? '');
    response.writeHead(content === undefined ? 404 : 200, headers).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeFileSync(join(remotesDir, remoteOriginsFile), JSON.stringify([base]));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const files = ['entry.js', 'screen.js', 'mf-manifest.json'];

/** Puts files of a version on the other server and publishes the version with that server as its base. */
function publishElsewhere(version: string, upload: readonly string[] = files, options = {}) {
  const source = fakeBuild(folder, 'mf-far', version);
  for (const file of upload) served.set(`/remotes/mf-far/${version}/${file}`, readFileSync(join(source.dist, file)));
  return publishBuild(source, remotesDir, { shellDir, isExternal: true, base, ...options });
}

test('the registry contains the address of the files, and the portal stores only their digests [portal.remote-origins]', async () => {
  await publishElsewhere('1');
  const registered = readRegistry(remotesDir).remotes['mf-far']!;
  expect(registered).toMatchObject({
    manifest: `${base}/remotes/mf-far/1/mf-manifest.json`,
    container: { name: 'mf-far', entry: `${base}/remotes/mf-far/1/entry.js` },
  });
  expect(damagedFiles(remotesDir, registered)).toEqual([]);
  expect(() => readFileSync(join(remotesDir, 'mf-far/1/entry.js'))).toThrow('ENOENT');
  rmSync(join(remotesDir, 'mf-far/1', integrityFile));
  expect(damagedFiles(remotesDir, registered)).toEqual([integrityFile]);
});

test('rolls back a remote whose files are on another server [portal.rollback]', async () => {
  await publishElsewhere('1');
  await publishElsewhere('2');
  const change = { at: new Date().toISOString(), by: 'Ada' };
  expect(await changeRemote('rollback', 'mf-far', { remotesDir, shellDir, change })).toBe('mf-far is at 1.');
});

test.each([
  ['a file is missing', () => publishElsewhere('1', files.slice(1)), /entry\.js returns 404/],
  [
    'a file differs',
    () => {
      const publishing = publishElsewhere('1');
      served.set('/remotes/mf-far/1/screen.js', 'other');
      return publishing;
    },
    /screen\.js is not the file of this build/,
  ],
  [
    'files come without CORS',
    () => {
      headers = {};
      return publishElsewhere('1');
    },
    /without Access-Control-Allow-Origin/,
  ],
  [
    'the portal does not allow the origin',
    () => publishElsewhere('1', files, { base: 'https://remotes.example.org' }),
    /loads no remote from https:\/\/remotes\.example\.org\. Its REMOTE_ORIGINS must name it/,
  ],
  [
    'the base is not an address',
    () => publishElsewhere('1', files, { base: 'remotes' }),
    /remotes.* is not an address/,
  ],
])('nothing is published when %s [portal.remote-origins]', async (_what, publishing, message) => {
  await expect(publishing()).rejects.toThrow(message);
  expect(readRegistry(remotesDir).remotes).toEqual({});
});

test('publishing from one repository never replaces or removes the remotes of the other repository [portal.own-repository]', async () => {
  const external = { shellDir, isExternal: true };
  await publishBuild(fakeBuild(folder, 'mf-far', '1'), remotesDir, external);
  await publishBuild(fakeBuild(folder, 'mf-gone', '1'), remotesDir, { shellDir });
  expect(await unpublishRemoved(remotesDir)).toEqual(['mf-gone']);
  expect(Object.keys(readRegistry(remotesDir).remotes)).toEqual(['mf-far']);

  await publishBuild(fakeBuild(folder, 'mf-teacher', '1'), remotesDir, { shellDir });
  await expect(publishBuild(fakeBuild(folder, 'mf-teacher', '2'), remotesDir, external)).rejects.toThrow(
    'the portal’s own repository has a remote of that name',
  );
  expect(readRegistry(remotesDir).remotes['mf-teacher']?.version).toBe('1');

  await expect(publishBuild(fakeBuild(folder, 'mf-far', '2'), remotesDir, { shellDir })).rejects.toThrow(
    'Unpublish that one first: npm run unpublish-remote -- mf-far.',
  );
  const unattended = await publishBuild(fakeBuild(folder, 'mf-far', '2'), remotesDir, { shellDir, isUnattended: true });
  expect(unattended.outcome).toBe('skipped');
  expect(readRegistry(remotesDir).remotes['mf-far']?.version).toBe('1');
});

test('a build of another tool requires the official runtime and the modules that it shares [portal.other-runtimes]', async () => {
  const source = fakeBuild(folder, 'mf-far', '1');
  rmSync(join(source.dist, '.needs.json'));
  const manifest = { name: 'mf_far', metaData: { remoteEntry: { name: 'entry.mjs', path: 'js/' } }, exposes: [] };
  const write = (shared: string) =>
    writeFileSync(join(source.dist, 'mf-manifest.json'), JSON.stringify({ ...manifest, shared: [{ name: shared }] }));
  write('vue');
  await expect(publishBuild(source, remotesDir, { shellDir, isExternal: true })).rejects.toThrow(
    'does not provide vue',
  );
  write('react');
  await publishBuild(source, remotesDir, { shellDir, isExternal: true });
  const { registry, history } = readState(remotesDir);
  expect(registry.remotes['mf-far']?.container).toEqual({
    name: 'mf_far',
    entry: '/remotes/mf-far/1/js/entry.mjs',
    runtime: 'official',
  });
  expect(history.remotes['mf-far']?.versions[0]?.needs).toEqual({ react: true });
});
