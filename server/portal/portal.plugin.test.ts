import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

import Fastify, { type FastifyInstance } from 'fastify';

import { portalPlugin } from './portal.plugin.ts';

const script = 'console.log("shell");'.repeat(100);
let folder: string;
let app: FastifyInstance;

const write = (path: string, content: string | Buffer) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-'));
  write('shell/index.html', '<meta name="csp-nonce" content="__NONCE__"><div id="root"></div>');
  write('shell/assets/main.abc.js', script);
  write('shell/assets/main.abc.js.br', brotliCompressSync(script));
  write('shell/.offer.json', '{"react":true}');
  write('remotes/mf-teacher/1.0.0-a/mf-manifest.json', '{"name":"mf_teacher_a"}');
  app = Fastify();
  app.get('/api/health', async () => ({ status: 'ok' }));
  await app.register(portalPlugin, {
    shellDir: join(folder, 'shell'),
    remotesDir: join(folder, 'remotes'),
    connectTo: ['https://idp.example.fr'],
  });
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

test.each(['/', '/?expired=true', '/Dashboard', '/classes/12/sessions', '/nowhere/at/all', '/superadmin?x=a.b'])(
  '%s returns the page, uncached',
  async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toContain('<div id="root">');
  },
);

test.each(['/device', '/device/', '/device/home', '/device/Home', '/Device/home', '/device/nowhere'])(
  '%s returns the page, although the files of the tablet are below /device [interface.not-found] [interface.case]',
  async (url) => {
    const { statusCode, body } = await get(url);
    expect({ statusCode, isPage: body.includes('<div id="root">') }).toEqual({ statusCode: 200, isPage: true });
  },
);

test.each([
  '/assets/gone.js',
  '/device/gone.js',
  '/remotes/mf-teacher/1.0.0-a/gone.js',
  '/remotes/mf-gone/9/mf-manifest.json',
  '/favicon.ico',
  '/classes/logo.png',
  '/api/nothing',
  '/gar/nothing',
  '/assets/../index.html',
  '/assets/%2e%2e/index.html',
])('%s returns 404, never the page', async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.body).not.toContain('<div id="root">');
});

test.each([
  '/remotes/.maps/mf-teacher/1.0.0-a/main.js.map',
  '/remotes/mf-teacher/1.0.0-a/main.js.map',
  '/assets/main.abc.js.map',
  '/.maps/assets/main.abc.js.map',
])('the source map %s is not served [portal.source-maps]', async (url) => {
  write(`shell/${url}`, 'hidden');
  write(url, 'hidden');
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.body).not.toContain('hidden');
});

test.each(['/.git/config', '/assets/.git/HEAD', '/remotes/.git/HEAD', '/.env', '/assets/.env'])(
  'the hidden file %s is not served [asvs:13.4.1]',
  async (url) => {
    write(`shell/${url.replace('/remotes', '')}`, 'hidden');
    write(`remotes/${url.replace('/remotes', '')}`, 'hidden');
    expect((await get(url)).body).not.toContain('hidden');
  },
);

test.each(['/assets/', '/remotes/', '/remotes/mf-teacher/', '/remotes/mf-teacher/1.0.0-a/'])(
  'the folder %s is not listed [asvs:13.4.3]',
  async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toMatch(/main|1\.0\.0|manifest/);
  },
);

test('the policy allows only scripts of the portal, and style elements with the nonce of the page [asvs:3.4.3] [asvs:3.4.5] [asvs:3.4.6] [asvs:1.3.2] [asvs:14.2.3]', async () => {
  const response = await get('/');
  const policy = String(response.headers['content-security-policy']);
  const nonce = /content="([^"]+)"/.exec(response.body)?.[1];
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain("connect-src 'self' https://idp.example.fr;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default; report-uri /api/csp-reports");
  expect(policy).not.toContain('report-to');
  expect((await get('/')).body).not.toContain(String(nonce));
  expect(response.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
});

test('the policy allows files of remotes from the configured origins [portal.remote-origins]', async () => {
  const otherServer = Fastify();
  const remoteOrigins = ['https://remotes.example.fr'];
  await otherServer.register(portalPlugin, {
    shellDir: join(folder, 'shell'),
    remotesDir: join(folder, 'remotes'),
    remoteOrigins,
  });
  const { headers } = await otherServer.inject('/');
  await otherServer.close();
  const policy = String(headers['content-security-policy']).split('; ');
  const remoteDirectives = policy.filter((directive) => directive.endsWith(' https://remotes.example.fr'));
  expect(remoteDirectives.map((directive) => directive.split(' ', 1)[0])).toEqual([
    'script-src',
    'style-src',
    'img-src',
    'font-src',
    'connect-src',
  ]);
  expect(policy).toContain("script-src 'self' https://remotes.example.fr");
  const readRemotesFile = (file: string) => JSON.parse(readFileSync(join(folder, 'remotes', file), 'utf8')) as unknown;
  expect(readRemotesFile('.origins.json')).toEqual(remoteOrigins);
  expect(readRemotesFile('.offer.json')).toEqual({ react: true });
  for (const file of ['.origins.json', '.offer.json']) expect((await get(`/remotes/${file}`)).statusCode).toBe(404);
});

test('hashed files are cached for a year and sent as compressed at build time', async () => {
  const response = await get('/assets/main.abc.js', { 'accept-encoding': 'gzip, br' });
  expect(response.headers['content-encoding']).toBe('br');
  expect(response.headers['content-type']).toMatch(/javascript/);
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(brotliDecompressSync(response.rawPayload).toString()).toBe(script);
  expect((await get('/assets/main.abc.js')).body).toBe(script);
});

test('files of a version of a remote are cached as immutable; the registry is revalidated on each request', async () => {
  expect((await get('/remotes/registry.json')).json()).toEqual({ remotes: {} });
  write('remotes/registry.json', '{"remotes":{"mf-teacher":{}}}');
  const registry = await get('/remotes/registry.json');
  expect(registry.json()).toEqual({ remotes: { 'mf-teacher': {} } });
  expect(registry.headers['cache-control']).toBe('no-cache');
  const repeated = await get('/remotes/registry.json', { 'if-none-match': String(registry.headers['etag']) });
  expect([repeated.statusCode, repeated.body]).toEqual([304, '']);
  const compressed = await get('/remotes/registry.json', { 'accept-encoding': 'gzip, br' });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(registry.body);
  const manifest = await get('/remotes/mf-teacher/1.0.0-a/mf-manifest.json');
  expect(manifest.headers['cache-control']).toContain('immutable');
  expect(manifest.headers['content-type']).toMatch(/json/);
});

test('serves the files that make /device installable: manifest, icons, and a service worker for that page only', async () => {
  const manifest = (await get('/device/app.webmanifest')).json<{ scope: string; icons: { src: string }[] }>();
  expect(manifest).toMatchObject({ start_url: '/device', scope: '/device', display: 'standalone' });
  for (const { src } of manifest.icons) {
    const icon = await get(src);
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/png']);
  }
  const worker = await get('/device/sw.js');
  expect(worker.headers).toMatchObject({ 'service-worker-allowed': '/device', 'cache-control': 'no-cache' });
  expect(worker.headers['content-type']).toMatch(/javascript/);
  expect(worker.body).not.toContain('/api');
  expect((await get('/device')).body).toContain('<div id="root">');
  expect((await get('/device/home')).body).toContain('<div id="root">');
  expect((await get('/device/gone.js')).statusCode).toBe(404);
});

test('serves the manifest and the icons that put the portal on the home screen [interface.install]', async () => {
  const manifest = (await get('/install/app.webmanifest')).json<{ icons: { src: string }[] }>();
  expect(manifest).toMatchObject({ id: '/', start_url: '/dashboard', scope: '/', display: 'standalone' });
  for (const src of [...manifest.icons.map((icon) => icon.src), '/install/apple-touch-icon.png']) {
    const icon = await get(src);
    expect([icon.statusCode, icon.headers['content-type'], icon.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'no-cache',
    ]);
  }
  expect((await get('/install/gone.png')).statusCode).toBe(404);
});

test('a device at home is installed with the page of revision at home [home-revision.install]', async () => {
  const manifest = (await get('/device/home.webmanifest')).json<object>();
  expect(manifest).toMatchObject({
    id: '/device/home',
    name: 'Mémocartes\u00a0: réviser à la maison',
    start_url: '/device/home',
    scope: '/device',
  });
});

test('does not affect other plugins’ routes', async () => {
  expect((await get('/api/health')).json()).toEqual({ status: 'ok' });
});
