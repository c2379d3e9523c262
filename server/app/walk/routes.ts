import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@memocartes/contract/http/route';

const contract = join(import.meta.dirname, '../../../contract');

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'tag' in value;

/** Every route that a file `*.routes.ts` of the contract declares, with its schemas. */
export async function allRoutes(): Promise<Route[]> {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' });
  const modules = files.filter((name) => name.endsWith('.routes.ts') && !name.includes('node_modules'));
  const loaded = await Promise.all(modules.map((name) => import(join(contract, name)) as Promise<object>));
  return loaded
    .flatMap((module) => Object.values(module) as unknown[])
    .filter((value) => typeof value === 'object' && value !== null)
    .flatMap((routes) => Object.values(routes as object).filter(isRoute));
}
