import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const contract = join(import.meta.dirname, '../../../contract');

/** Objects that have all `fields`, from the tables exported by the contract's files whose names end with `ending`. */
export async function declarationsIn<T>(ending: string, fields: readonly (keyof T & string)[]): Promise<T[]> {
  const hasFields = (value: unknown): value is T =>
    typeof value === 'object' && value !== null && fields.every((field) => field in value);
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' });
  const modules = files.filter((name) => name.endsWith(ending) && !name.includes('node_modules'));
  const loaded = await Promise.all(modules.map((name) => import(join(contract, name)) as Promise<object>));
  return loaded
    .flatMap((module) => Object.values(module) as unknown[])
    .filter((value) => typeof value === 'object' && value !== null)
    .flatMap((table) => Object.values(table).filter(hasFields));
}
