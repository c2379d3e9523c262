import type { Call } from '@memocartes/contract/http/call';
import { permissions } from '@memocartes/contract/permissions/permissions';
import Fastify from 'fastify';

import { registerActors } from '../../http/actor/actor.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { allCalls } from './calls.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');
const routeName = ({ method, path }: Call) => `${method} /api${withoutSlash(path)}`;
const httpMethods = ['get', 'post', 'patch', 'put', 'delete'] as const;

/** Every route served under /api, from the OpenAPI document. */
function servedRoutes(): string[] {
  const { paths = {} } = server.app.swagger() as {
    paths?: Record<string, Partial<Record<(typeof httpMethods)[number], object>>>;
  };
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, operations]) =>
      httpMethods
        .filter((method) => operations[method])
        .map((method) => `${method.toUpperCase()} ${withoutSlash(path).replace(/\{(\w+)\}/g, ':$1')}`),
    );
}

test('every call of the contract is served exactly once', async () => {
  const calls = (await allCalls()).map(routeName);
  expect(calls.length).toBeGreaterThan(50);
  expect(new Set(calls).size).toBe(calls.length);
  const served = new Set(servedRoutes());
  expect(calls.filter((call) => !served.has(call))).toEqual([]);
});

test('every route under /api is a call of the contract with a row in the permission table [asvs:8.2.1]', async () => {
  const calls = await allCalls();
  const callNames = new Set(calls.map(routeName));
  expect(servedRoutes().filter((route) => !callNames.has(route))).toEqual([]);
  expect(calls.filter(({ action }) => !(action in permissions))).toEqual([]);
});

test('a call that is not open to anonymous callers returns 401 to them before it validates the request', async () => {
  const protectedCalls = (await allCalls()).filter(({ action }) => !('ANONYMOUS' in permissions[action]));
  const statuses = await Promise.all(
    protectedCalls.map(async (call) => {
      const path = withoutSlash(call.path).replace(/:\w+/g, '1');
      const { status } = await fetch(`${server.origin}/api${path}`, { method: call.method });
      return `${routeName(call)} ${status}`;
    }),
  );
  expect(statuses.filter((status) => !status.endsWith(' 401'))).toEqual([]);
});

test('a route without its permission row can’t be registered [asvs:8.2.1]', () => {
  const app = Fastify();
  const findNone = () => Promise.resolve(undefined);
  registerActors(app, server.db, { findTablet: findNone, findHomeDevice: findNone });
  expect(() => app.get('/api/secret', async () => 'anything')).toThrow('no row of the permission table');
  expect(() => app.get('/page', async () => 'a page')).not.toThrow();
});
