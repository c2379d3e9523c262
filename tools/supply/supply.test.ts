import { deterministic } from './bom.ts';
import { exceptions, isAllowed, refusedLicences } from './licences.ts';
import { type Locked, lockedPackages, nameOf, withoutIntegrity } from './lockfile.ts';

const packages = lockedPackages();

test('every production package has an allowed licence or an exception', () => {
  expect(refusedLicences(packages)).toEqual([]);
});

test('a package under another licence or without one is refused; packages for development are not checked', () => {
  const locked = new Map<string, Locked>([
    ['node_modules/good', { license: '(MIT OR GPL-3.0)' }],
    ['node_modules/both', { license: 'MIT AND GPL-3.0' }],
    ['node_modules/a/node_modules/none', {}],
    ['node_modules/@img/sharp-linux-x64', { license: 'GPL-3.0' }],
    ['node_modules/dev', { license: 'GPL-3.0', dev: true }],
  ]);
  expect(refusedLicences(locked)).toEqual(['both: MIT AND GPL-3.0', 'none: none', '@img/sharp-linux-x64: GPL-3.0']);
  expect(isAllowed('Apache-2.0')).toBe(true);
});

test('every exception matches a package of the lockfile', () => {
  const names = [...packages.keys()].map(nameOf);
  expect(exceptions.filter((exception) => !names.some((name) => exception.names.test(name)))).toEqual([]);
});

test('every entry of the lockfile has an integrity hash, except native parts of development tools for other platforms', () => {
  const bare = [...packages].filter(([, { integrity }]) => !integrity);
  const unexplained = bare.filter(
    ([path, { dev, optional, os }]) =>
      !withoutIntegrity.some((names) => names.test(nameOf(path))) || !dev || !optional || !os?.length,
  );
  expect(unexplained.map(([path]) => path)).toEqual([]);
  expect(bare.length).toBeLessThanOrEqual(71);
});

test('no entry of the lockfile contains the address of its package', () => {
  expect([...packages].filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});

test('a bill of materials is the same whenever it is made [asvs:15.1.2]', () => {
  const bomOf = (serialNumber: string, timestamp: string, refs: string[]) => ({
    serialNumber,
    metadata: { timestamp, tools: [], component: { 'bom-ref': 'memocartes@1.0.0', name: serialNumber } },
    components: refs.map((ref) => ({ 'bom-ref': ref, name: ref })),
    dependencies: refs.map((ref) => ({ ref, dependsOn: refs })),
  });

  const first = deterministic(bomOf('one', '2026-01-01', ['a', 'b']));
  expect(first).toEqual(deterministic(bomOf('two', '2026-02-02', ['b', 'a'])));
  expect(JSON.stringify(first)).not.toMatch(/serialNumber|timestamp/);
});
