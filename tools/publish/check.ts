import type { ModuleNames } from '../webpack/shared-modules.ts';
import { type Registry, type RemoteRecord, withoutRemotes } from './registry.ts';

/** A remote as its `remote.ts` declares it. */
export type DeclaredRemote = { readonly record: RemoteRecord; readonly screens: Readonly<Record<string, unknown>> };

/** Version range of the shell's contract that a remote must declare. */
export const shellContract = '^1';

const pathsOf = (record: RemoteRecord) => [...record.routes.map((route) => route.path), ...(record.planned ?? [])];

/** Normal form of a path pattern: patterns that match the same paths have the same one. */
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
 * Reasons why a remote cannot be published: it declares another contract of the shell, a route has no screen or a screen no
 * route, or a path belongs to another remote of the same role.
 */
export function recordProblems(name: string, remote: DeclaredRemote, registry: Registry): string[] {
  const { record, screens } = remote;
  const routes = record.routes.map((route) => route.path);
  const own = pathsOf(record);
  const others = Object.values(registry.remotes).filter((other) => other.name !== name);
  return [
    ...(record.name === name ? [] : [`its record names ${record.name}`]),
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
      .map((path) => `${path} is declared twice`),
    ...others.flatMap((other) => takenFrom(record, other).map((path) => `${path} belongs to ${other.name}`)),
  ];
}

/** Names that a remote requires and the shell does not provide: the screen that uses one would fail when it opens. */
export function missingModules(required: ModuleNames, provided: ModuleNames): string[] {
  return Object.entries(required).flatMap(([module, names]) => {
    const available = provided[module];
    if (available === undefined) return [module];
    if (available === true || names === true) return [];
    return names.filter((name) => !available.includes(name)).map((name) => `“${name}” of ${module}`);
  });
}
