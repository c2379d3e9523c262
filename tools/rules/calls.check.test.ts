import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { root } from '../packages.ts';
import { groups } from './calls.ts';

const excludedFiles = /node_modules|\/dist\/|\.(test|stories|data)\.tsx?$|\/fake-host\//;

const sourcesOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => /^(node_modules|dist)$/.test(basename(path)) })
    .filter((path) => !excludedFiles.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'));

/** Calls that the contract declares: `GET /schools` → `schoolsCalls.list`. */
function readDeclaredCalls(): Map<string, string> {
  const declaredCalls = new Map<string, string>();
  for (const source of sourcesOf('contract/**/*.calls.ts')) {
    for (const [, object, body] of source.matchAll(/export const (\w+) = \{([\s\S]*?)\n\}/g)) {
      for (const [, name, method, path] of body!.matchAll(/(\w+): call\(\s*'(\w+)',\s*'([^']+)'/g)) {
        declaredCalls.set(`${method} ${path}`, `${object}.${name}`);
      }
    }
  }
  return declaredCalls;
}

/** Endpoint of shared-api that uses the call. */
const endpointOf = (api: string, call: string) =>
  new RegExp(`(\\w+): build\\.\\w+(?:(?!build\\.)[\\s\\S])*?from\\(${call.replace('.', '\\.')}\\)`).exec(api)?.[1];

const isUsed = (screens: string, call: string, endpoint: string | undefined) => {
  const hook = endpoint && `use(Lazy)?${endpoint[0]!.toUpperCase()}${endpoint.slice(1)}(Query|Mutation)`;
  const patterns = [call.replace('.', '\\.'), ...(hook ? [hook, `endpoints\\.${endpoint}`] : [])];
  return new RegExp(`\\b(${patterns.join('|')})\\b`).test(screens);
};

test('every listed call is declared in the contract and used by a screen', () => {
  const calls = readDeclaredCalls();
  const api = sourcesOf('shared-api/*.api.ts').join('\n');
  const screens = sourcesOf('{shared-features,shared-shell,shell,mf-*}/**/*.{ts,tsx}').join('\n');
  const wrong = groups.flatMap(({ name, calls: listed }) =>
    listed.flatMap((call) => {
      const declaredCall = calls.get(call);
      if (!declaredCall) return [`${name}: ${call} is not in the contract`];
      return isUsed(screens, declaredCall, endpointOf(api, declaredCall)) ? [] : [`${name}: no screen uses ${call}`];
    }),
  );
  expect(wrong).toEqual([]);
});
