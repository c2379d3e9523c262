import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { App } from '../http/http.ts';
import { fileHeaders } from '../http/protection/headers.ts';
import { hasNginx, startNginx } from '../testing/processes/nginx.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { buildApp } from './app.ts';

/** Files of a version, each with a brotli-compressed copy. */
const files = { 'main.js': 'x', 'main.css': '.x{}', 'mf-manifest.json': '{}', 'a.svg': '<svg/>' };

/** Tests the shipped nginx configuration in front of two servers on one database; skipped on machines without nginx. */
const describeNginx = hasNginx ? describe : describe.skip;

describeNginx('behind the shipped nginx', () => {
  let server: TestServer;
  const apps: App[] = [];
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  const seen: Record<string, string>[] = [];

  beforeAll(async () => {
    server = await testServer({ TRUST_PROXY: 1, publicUrl: 'https://memocartes.example' });
    const origins = [];
    for (let n = 0; n < 2; n += 1) {
      const app = await buildApp({ db: server.db, config: server.config });
      app.addHook('onResponse', async ({ ip, host, protocol }) => void seen.push({ ip, host, protocol }));
      origins.push(await app.listen({ host: '127.0.0.1', port: 0 }));
      apps.push(app);
    }
    nginx = await startNginx(origins);
    for (const folder of ['mf-teacher/1.0.0-a', '.maps/mf-teacher/1.0.0-a']) {
      mkdirSync(join(nginx.folder, 'remotes', folder), { recursive: true });
    }
    const write = (path: string, content: string | Buffer) =>
      writeFileSync(join(nginx.folder, 'remotes', path), content);
    for (const [name, content] of Object.entries(files)) {
      write(`mf-teacher/1.0.0-a/${name}`, content);
      write(`mf-teacher/1.0.0-a/${name}.br`, brotliCompressSync(content));
    }
    write('mf-teacher/1.0.0-a/font.woff2', 'font');
    write('mf-teacher/1.0.0-a/.needs.json', 'hidden');
    write('history.json', 'hidden');
    write('mf-teacher/1.0.0-a/main.js.map', 'hidden');
    write('.maps/mf-teacher/1.0.0-a/main.js.map', 'hidden');
  });

  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await server.close();
    await nginx.stop();
  });

  beforeEach(() => void seen.splice(0));

  const forged: Record<string, string>[] = [
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-forwarded-for': '203.0.113.9, 198.51.100.1, 10.0.0.1' },
    { forwarded: 'for=203.0.113.9;host=evil.example;proto=http' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', 'x-real-ip': '203.0.113.9' },
  ];

  test.each(forged)(
    '%j does not change the client address, host and protocol that the server sees [asvs:4.1.3]',
    async (headers) => {
      for (let n = 0; n < 4; n += 1) {
        const sent = { host: 'memocartes.example', ...headers };
        expect((await nginx.request('/api/health', { headers: sent })).status).toBe(200);
      }
      expect(seen).toEqual(Array(4).fill({ ip: '127.0.0.1', host: 'memocartes.example', protocol: 'https' }));
    },
  );

  test('forged addresses share the five attempts of the real address, across both servers [asvs:6.3.1]', async () => {
    const { email } = await server.seed.teacher();
    const codes = [];
    for (let n = 0; n < 12; n += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${n}` };
      const { body } = await nginx.request('/api/auth/login', {
        method: 'POST',
        headers,
        body: { email, password: 'faux' },
      });
      codes.push((JSON.parse(body) as { code: string }).code);
    }
    expect(codes).toEqual([...Array<string>(4).fill('INVALID_CREDENTIALS'), ...Array<string>(8).fill('LOCKED_OUT')]);
  });

  test('logs contain neither the query nor an e-mail address', async () => {
    await nginx.request('/api/health?token=very-secret');
    await nginx.request('/api/auth/check/ada@test.example');
    await nginx.request('/remotes/mf-teacher/1.0.0-a/main.js?token=very-secret');
    const log = nginx.readLog();
    expect(log).toContain('"/api/health" 200');
    expect(log).toContain('"/api/auth/check/:email"');
    expect(log).not.toMatch(/secret|ada|token/);
  });

  test('pages are redirected from http to https, with HSTS for a year', async () => {
    const response = await fetch(`${nginx.plainOrigin}/classes?x=1`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, 'https://127.0.0.1/classes?x=1']);
    expect((await nginx.request('/api/health')).headers['strict-transport-security']).toMatch(/max-age=31536000/);
  });

  test('refuses calls of the API over http, instead of redirecting them to https [asvs:4.1.2]', async () => {
    const response = await fetch(`${nginx.plainOrigin}/api/health`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([403, null]);
  });

  test('a file of a remote is cached for a year; the response for a missing file is not cached', async () => {
    const cached = await nginx.request('/remotes/mf-teacher/1.0.0-a/main.js');
    expect([cached.status, cached.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    const missing = await nginx.request('/remotes/mf-teacher/1.0.0-a/gone.js');
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('files and missing files have the same security headers as the server’s responses [asvs:3.4.1] [asvs:3.4.3] [asvs:3.4.4]', async () => {
    for (const name of ['main.js', 'font.woff2', 'gone.js', 'gone.woff2']) {
      expect((await nginx.request(`/remotes/mf-teacher/1.0.0-a/${name}`)).headers).toMatchObject(
        fileHeaders(server.config),
      );
    }
  });

  const types = ['text/javascript', 'text/css', 'application/json', 'image/svg+xml'];

  test.each(Object.entries(files).map(([name, content], i) => [name, content, types[i]!] as const))(
    'sends %s compressed with brotli, and with its content type, to a browser that accepts brotli',
    async (name, content, type) => {
      const address = `/remotes/mf-teacher/1.0.0-a/${name}`;
      const compressed = await nginx.request(address, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
      expect(compressed.headers).toMatchObject({
        'content-encoding': 'br',
        'content-type': type,
        vary: 'Accept-Encoding',
      });
      expect(compressed.headers['content-length']).toBe(String(brotliCompressSync(content).length));
      const plain = await nginx.request(address, { headers: { 'accept-encoding': 'identity, brx' } });
      expect([plain.body, plain.headers['content-encoding'], plain.headers['content-type']]).toEqual([
        content,
        undefined,
        type,
      ]);
    },
  );

  test.each([
    '/remotes/history.json',
    '/remotes/mf-teacher/1.0.0-a/main.js.map',
    '/remotes/.maps/mf-teacher/1.0.0-a/main.js.map',
    '/remotes/mf-teacher/1.0.0-a/.needs.json',
    '/remotes/mf-teacher/1.0.0-a/',
  ])('%s is not served [asvs:13.4.1]', async (address) => {
    const response = await nginx.request(address);
    expect(response.status).toBe(404);
    expect(response.body).not.toContain('hidden');
  });
});
