import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const contract = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(contract, path), 'utf8');

const groupsIn = (path: string) =>
  [...read(path).matchAll(/^export const (\w+) = routes\(/gm)].map(([, name]) => ({
    path: `../${path.slice(0, -3)}`,
    name,
  }));

test('the types of the responses include every group of routes of the contract', () => {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.routes.ts') && !path.includes('node_modules'),
  );
  const declared = files.flatMap(groupsIn);
  const types = read('responses/responses.ts');
  const imported = [...types.matchAll(/^import type \{ (.+) \} from '(\.\.\/.+)\.ts';$/gm)].flatMap(([, names, path]) =>
    names!.split(', ').map((name) => ({ path, name })),
  );
  const listed = [...types.matchAll(/^ {2}\| typeof (\w+);?$/gm)].map(([, name]) => name);
  expect(declared.length).toBeGreaterThan(50);
  expect(imported).toEqual(expect.arrayContaining(declared));
  expect(listed.sort()).toEqual(declared.map(({ name }) => name).sort());
});
