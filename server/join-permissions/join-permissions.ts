import type { Action, Subject } from '@memocartes/contract/permissions/permissions';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Db, Trx } from '../database/database.ts';
import { authorize } from '../http/actor/authorize.ts';
import { type ApiError, refuse } from '../http/errors.ts';

/** One of the two objects of a join. An object without a school may be joined with an object of any school. */
type Found = Subject;

type End<F extends Found = Found> = {
  /** Finds the objects that the actor may see. A `find` that locks them until the transaction ends takes a `Trx`. */
  find: (trx: Trx, actor: Actor, ids: readonly number[]) => Promise<F[]>;
  /** The action that the actor must be allowed on each object; none if visibility is enough. */
  action?: Action;
  /** The refusal for an object that isn't found; 404 by default. */
  missing?: () => ApiError;
  /** The refusal for a found object of another school than the other end's; by default the same as `missing`. */
  otherSchool?: () => ApiError;
};

/**
 * A write that joins two objects (« ends ») of the same school. For each end: how to find it in the actor's scope, and
 * the permitted action.
 *
 * Each domain declares its joins in `*.joins.ts`. An end that is looked up within the other end needs no join, such as
 * a card of a pack or a student of a session. `app/permission-matrix/joins` tests own and foreign ends.
 */
export type Join = Record<string, End>;

type FindOne<F> = (db: Db, actor: Actor, id: number) => Promise<F | undefined>;

/** Adapts a finder of one object by its id to `End.find`, which takes several ids. */
export const byId =
  <F>(find: FindOne<F>) =>
  async (db: Db, actor: Actor, [id]: readonly number[]): Promise<F[]> => {
    const object = await find(db, actor, id!);
    return object ? [object] : [];
  };

/** End for the school to which a new object is added, which the caller has loaded with `targetSchool`. */
export const loadedSchool = { find: () => Promise.resolve<{ schoolId: number }[]>([]) };

type FoundBy<E> = E extends { find: (...args: readonly never[]) => Promise<(infer F)[]> } ? F : never;
/** An end as a request names it: an id, several ids, or the object itself if it is already loaded. */
type Named = number | readonly number[] | Found;
type NamedEnds<J extends Join> = { [E in keyof J]: Named };
type FoundEnds<J extends Join> = { [E in keyof J]: FoundBy<J[E]>[] };

/** A transaction if a `find` of the join needs it. */
type DbFor<J extends Join> = J[keyof J]['find'] extends (db: Db, ...rest: readonly never[]) => unknown ? Db : Trx;

const isLoaded = (named: Named): named is Found => typeof named === 'object' && !Array.isArray(named);

async function loadEnd(trx: Trx, actor: Actor, end: End, named: Named): Promise<Found[]> {
  const ids = isLoaded(named) ? [] : [...new Set<number>([named].flat())];
  const objects = isLoaded(named) ? [named] : ids.length ? await end.find(trx, actor, ids) : [];
  if (objects.length < ids.length) throw end.missing?.() ?? refuse('NOT_FOUND');
  for (const object of objects) if (end.action) authorize(actor, end.action, object);
  return objects;
}

/**
 * Loads both ends of a join within the actor's scope, and refuses a forbidden join [permissions.joins]. If `find` locks
 * objects, the transaction that loads them must also write the join.
 * @throws 404, or 422 naming the field, for an end that the actor can't see
 * @throws 403 if the permission table refuses
 * @throws 404, 409 or 422 for ends of different schools
 */
export async function loadJoin<J extends Join>(
  db: DbFor<J>,
  actor: Actor,
  join: J,
  named: NamedEnds<J>,
): Promise<FoundEnds<J>> {
  const ends = Object.entries(join);
  const objects: Record<string, Found[]> = {};
  for (const [key, end] of ends) objects[key] = await loadEnd(db as Trx, actor, end, named[key as keyof J]);
  const schools = new Set(
    Object.values(objects)
      .flat()
      .flatMap(({ schoolId }) => schoolId ?? []),
  );
  if (schools.size > 1) {
    const lastEnd = ends.at(-1)?.[1];
    throw lastEnd?.otherSchool?.() ?? lastEnd?.missing?.() ?? refuse('NOT_FOUND');
  }
  return objects as FoundEnds<J>;
}
