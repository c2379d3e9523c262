import { assertLoadsTypeScript } from './node-version.ts';

test('refuses a Node that does not load TypeScript, and names its version and the version needed [portal.own-repository]', () => {
  const older = { features: {}, versions: { node: '20.20.2' } } as NodeJS.Process;
  expect(() => assertLoadsTypeScript(older)).toThrow('Node 22.18 or later is needed');
  expect(() => assertLoadsTypeScript(older)).toThrow('this is 20.20.2.');
  expect(() => assertLoadsTypeScript(process)).not.toThrow();
});
