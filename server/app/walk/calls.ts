import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@memocartes/contract/http/call';

const contract = join(import.meta.dirname, '../../../contract');

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'action' in value;

/** Every call that a file `*.calls.ts` of the contract declares. */
export async function allCalls(): Promise<Call[]> {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' });
  const modules = files.filter((name) => name.endsWith('.calls.ts') && !name.includes('node_modules'));
  const loaded = await Promise.all(modules.map((name) => import(join(contract, name)) as Promise<object>));
  return loaded
    .flatMap((module) => Object.values(module) as object[])
    .flatMap((calls) => Object.values(calls).filter(isCall));
}
