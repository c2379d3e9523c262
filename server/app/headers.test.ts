import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type TestServer, testServer } from '../testing/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'headers-'));

const write = (path: string, content: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
};

let server: TestServer;

beforeAll(async () => {
  write('shell/index.html', '<meta name="csp-nonce" content="__NONCE__">');
  write('shell/assets/main.abc.js', 'console.log(1)');
  write('shell/secret.txt', 'secret');
  write('remotes/mf-teacher/1.0.0-a/mf-manifest.json', '{}');
  write('secret.txt', 'secret');
  server = await testServer({
    publicUrl: 'https://memocartes.example',
    SHELL_DIR: join(folder, 'shell'),
    REMOTES_DIR: join(folder, 'remotes'),
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** The response to a raw path: `fetch` would resolve its dots. */
const requestPath = (path: string, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(server.origin);
    const sent = request({ hostname, port, path, method }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    sent.on('error', reject).end();
  });

const data = "default-src 'none'; frame-ancestors 'none'";
const file = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const responses: [path: string, status: number, policy: unknown][] = [
  ['/api/health', 200, data],
  ['/api/auth/user', 401, data],
  ['/api/nothing', 404, data],
  ['/api/users/x', 401, data],
  ['/nothing.png', 404, data],
  ['/%', 400, data],
  ['/', 200, expect.stringContaining("frame-ancestors 'none'")],
  ['/device', 200, expect.stringContaining("script-src 'self'")],
  ['/outbox', 200, expect.stringContaining("default-src 'none'")],
  ['/assets/main.abc.js', 200, file],
  ['/assets/gone.js', 404, data],
  ['/remotes/mf-teacher/1.0.0-a/mf-manifest.json', 200, file],
  ['/remotes/registry.json', 200, file],
  ['/remotes/mf-gone/1/x.js', 404, data],
  ['/device/sw.js', 200, file],
  ['/api/docs', 200, expect.stringMatching(/default-src 'none'; script-src 'self';.*frame-ancestors 'none'/)],
  ['/api/docs/json', 200, expect.stringContaining("frame-ancestors 'none'")],
];

test.each(responses)(
  '%s (%i) has every security header [asvs:3.4.1] [asvs:3.4.3] [asvs:3.4.4] [asvs:3.4.5] [asvs:3.4.6] [asvs:3.4.8]',
  async (path, status, policy) => {
    const response = await requestPath(path);
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({
      'content-security-policy': policy,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(self\), .*geolocation=\(\), .*microphone=\(\)/) as unknown,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  },
);

test('the page’s CSP allows one Trusted Types policy and says where violations are reported [interface.trusted-types] [operations-page.violations]', async () => {
  const { headers } = await requestPath('/');
  expect(headers['content-security-policy']).toMatch(
    /; require-trusted-types-for 'script'; trusted-types default; report-uri \/api\/csp-reports; report-to csp$/,
  );
  expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
});

test('a 404 is never cached', async () => {
  for (const path of ['/assets/gone.js', '/remotes/mf-teacher/1.0.0-a/gone.js', '/api/nothing', '/gone.png']) {
    expect((await requestPath(path)).headers['cache-control']).toBe('no-store');
  }
});

test('sends no Strict-Transport-Security without https', async () => {
  const plain = await testServer();
  const { headers } = await fetch(`${plain.origin}/api/health`);
  await plain.close();
  expect(headers.has('strict-transport-security')).toBe(false);
});

const traversals = ['/..', '/%2e%2e', '/%2E%2e', '/.%2e', '/a/../..', '/..%2f..', '/%2e%2e%2f%2e%2e', '/..%5c..'];
const fileFolders = ['/assets', '/remotes', '/device'];

test.each(fileFolders.flatMap((folder) => traversals.map((traversal) => `${folder}${traversal}`)))(
  '%s gets 400 or 404, and no file outside the served folders [asvs:5.3.2]',
  async (start) => {
    for (const path of [`${start}/secret.txt`, `${start}/x`, `${start}/shell/secret.txt`, `${start}/package.json`]) {
      const { status, body } = await requestPath(path);
      expect({ path, isRefused: status === 400 || status === 404 }).toEqual({ path, isRefused: true });
      expect(body).not.toContain('secret');
      expect(JSON.parse(body)).toMatchObject({ statusCode: status, code: expect.any(String) as unknown });
    }
  },
);

test.each(['/%', '/api/%E0%A4%A', `/api/students/${'1'.repeat(5000)}`, '/api/students/%00', '//', '/api//x'])(
  'the path %s never results in 5xx, and a refusal has the usual error format [interface.error-shape]',
  async (path) => {
    const { status, body } = await requestPath(path);
    expect(status).toBeLessThan(500);
    if (status >= 400) {
      expect(JSON.parse(body)).toMatchObject({ statusCode: status, code: expect.any(String) as unknown });
    }
  },
);
