import type { Names } from '../webpack/shared-modules.ts';
import { type Registry, type RemoteRecord, withoutRemotes } from './registry.ts';

/** A remote as its `remote.ts` declares it. */
export type DeclaredRemote = { readonly record: RemoteRecord; readonly screens: Readonly<Record<string, unknown>> };

/** Contract of the shell that remotes may be written for. */
export const shellContract = '^1';

const pathsOf = (record: RemoteRecord) => [...record.routes.map((route) => route.path), ...(record.planned ?? [])];

/** Two patterns that match the same paths: case and names of parameters aside. */
const shape = (path: string) => path.toLowerCase().replace(/:\w+/g, ':').replace(/\/$/, '');

const sharesRole = (a: RemoteRecord, b: RemoteRecord) =>
  a.roles.length === 0 || b.roles.length === 0 || a.roles.some((role) => b.roles.includes(role));

/** Paths of a record that another one serves to the same role. */
function takenFrom(record: RemoteRecord, other: RemoteRecord): string[] {
  if (!sharesRole(record, other)) return [];
  const taken = new Set(pathsOf(other).map(shape));
  return pathsOf(record).filter((path) => taken.has(shape(path)));
}

/**
 * The registry without the remotes that the repository no longer has (`existing` names those it has) and whose paths the record
 * takes: a renamed remote is replaced by its new name in one write.
 */
export function withoutReplaced(registry: Registry, record: RemoteRecord, existing: readonly string[]): Registry {
  const isReplaced = (other: RemoteRecord) => !existing.includes(other.name) && takenFrom(record, other).length > 0;
  return withoutRemotes(registry, isReplaced);
}

/**
 * What keeps a remote from being published, each in a sentence: it is written for another contract of the shell, a route
 * has no screen or the other way round, or a path belongs to another remote of the same role.
 */
export function problemsOf(name: string, remote: DeclaredRemote, registry: Registry): string[] {
  const { record, screens } = remote;
  const routes = record.routes.map((route) => route.path);
  const own = pathsOf(record);
  const others = Object.values(registry.remotes).filter((other) => other.name !== name);
  return [
    ...(record.name === name ? [] : [`its record is of ${record.name}`]),
    ...(record.shell === shellContract
      ? []
      : [`it needs the shell's contract ${record.shell}, which is ${shellContract}`]),
    ...routes.filter((path) => !(path in screens)).map((path) => `${path} has no screen`),
    ...Object.keys(screens)
      .filter((path) => !routes.includes(path))
      .map((path) => `the screen of ${path} has no route`),
    ...own.filter((path) => !path.startsWith('/')).map((path) => `${path} doesn't start with /`),
    ...own
      .filter((path, i) => own.findIndex((other) => shape(other) === shape(path)) !== i)
      .map((path) => `${path} is twice in it`),
    ...others.flatMap((other) => takenFrom(record, other).map((path) => `${path} belongs to ${other.name}`)),
  ];
}

/** What a remote takes that a shell doesn't hand over: it would fail when the screen that uses it opens. */
export function missingOf(needs: Names, offer: Names): string[] {
  return Object.entries(needs).flatMap(([module, names]) => {
    const offered = offer[module];
    if (offered === undefined) return [module];
    if (offered === true || names === true) return [];
    return names.filter((name) => !offered.includes(name)).map((name) => `“${name}” of ${module}`);
  });
}
