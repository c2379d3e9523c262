import type { Compilable, CompiledQuery } from 'kysely';

import type { Db } from '../database.ts';
import { prepareByName } from '../pool/named-statements.ts';

/** Placeholder of a value in a query built before the value is known. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const maxTexts = 500;

/**
 * A query whose text is built once per shape and sent with changing values. Building a text costs as much as the rest
 * of a small request.
 * - `shape` contains all that the text depends on; its JSON is the cache key.
 * - `values` are unknown when the query is built, so `build` may only pass them on as parameters.
 * @param isPlannedOnce whether the database may keep the plan for a shape; such a plan must not depend on the values
 *
 *     const findStudent = prepared((db, _shape: null, { id }: { id: number }) =>
 *       db.selectFrom('students')….where('id', '=', id));
 *     await findStudent(db, null, { id: 3 });
 */
export function prepared<S, V extends object, O>(
  build: (db: Db, shape: S, values: V) => Compilable<O>,
  isPlannedOnce: (shape: S) => boolean = () => false,
) {
  const texts = new Map<string, CompiledQuery<O>>();
  const slots = new Proxy({} as V, { get: (_none, name) => new Slot(String(name)) });

  const textOf = (db: Db, shape: S) => {
    const key = JSON.stringify(shape);
    const cached = texts.get(key);
    if (cached) return cached;
    if (texts.size >= maxTexts) texts.clear();
    const compiled: CompiledQuery<O> = build(db, shape, slots).compile();
    if (compiled.parameters.includes(undefined)) {
      throw new Error('A prepared query uses a value that it was not given.');
    }
    texts.set(key, compiled);
    if (isPlannedOnce(shape)) prepareByName(compiled.sql);
    return compiled;
  };

  return async (db: Db, shape: S, values: V): Promise<O[]> => {
    const text = textOf(db, shape);
    const parameters = text.parameters.map((value) => (value instanceof Slot ? values[value.name as keyof V] : value));
    const { rows } = await db.executeQuery<O>({ ...text, parameters });
    return rows;
  };
}

/**
 * Runs a query whose plan the database may keep: the plan must not depend on the values. The text must have few
 * variants, since each connection keeps every variant.
 */
export async function runPlannedOnce<O>(db: Db, query: { compile: (db: Db) => CompiledQuery<O> }): Promise<O[]> {
  const compiled = query.compile(db);
  prepareByName(compiled.sql);
  const { rows } = await db.executeQuery<O>(compiled);
  return rows;
}
