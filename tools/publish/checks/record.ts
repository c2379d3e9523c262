import { remoteNamePattern } from '../../../contract/remotes/remotes.ts';
import type { Registry, RemoteRecord } from '../../../server/remotes/registry/types.ts';
import { fieldProblems } from './record-fields.ts';

/** A remote as declared by its `remote.ts`. */
export type DeclaredRemote = { readonly record: RemoteRecord; readonly screens: Readonly<Record<string, unknown>> };

/** Version range of the shell's contract that a remote must declare. */
const shellContract = '^1';

const pathsOf = (record: RemoteRecord) => [...record.routes.map((route) => route.path), ...(record.planned ?? [])];

/** Normal form of a path pattern, equal for patterns that match the same paths. */
const normalizedPath = (path: string) => path.toLowerCase().replace(/:\w+/g, ':').replace(/\/$/, '');

const sharesRole = (a: RemoteRecord, b: RemoteRecord) =>
  a.roles.length === 0 || b.roles.length === 0 || a.roles.some((role) => b.roles.includes(role));

/** Paths of a record that another record also declares for the same role. */
function takenFrom(record: RemoteRecord, other: RemoteRecord): string[] {
  if (!sharesRole(record, other)) return [];
  const otherPaths = new Set(pathsOf(other).map(normalizedPath));
  return pathsOf(record).filter((path) => otherPaths.has(normalizedPath(path)));
}

/**
 * The registry without the remotes that the record replaces: those that share a path and a role with it and whose names
 * are not in `existing`. A renamed remote is thus replaced in one write.
 */
export function withoutReplaced(registry: Registry, record: RemoteRecord, existing: readonly string[]): Registry {
  const keptNames = [...existing, record.name];
  const isReplaced = (other: RemoteRecord) => !keptNames.includes(other.name) && takenFrom(record, other).length > 0;
  const remotes = Object.entries(registry.remotes).filter(([, other]) => !isReplaced(other));
  return { remotes: Object.fromEntries(remotes) };
}

/**
 * Reasons why a remote cannot be published [portal.record]:
 * - a field that the shell could not read;
 * - a wrong name or shell contract;
 * - a route without a screen, or a screen without a route;
 * - a path that does not start with `/`, is declared twice, or belongs to another remote of the same role.
 */
export function recordProblems(name: string, remote: DeclaredRemote, registry: Registry): string[] {
  const { record, screens } = remote;
  const unreadable = fieldProblems(record);
  if (unreadable.length > 0) return unreadable;
  const routes = record.routes.map((route) => route.path);
  const own = pathsOf(record);
  const others = Object.values(registry.remotes).filter((other) => other.name !== name);
  return [
    ...(remoteNamePattern.test(name)
      ? []
      : [`a remote is named mf- and lower-case words with hyphens, at most 40 characters after mf-; this is ${name}`]),
    ...(record.name === name ? [] : [`its record names ${record.name}`]),
    ...(record.shell === shellContract
      ? []
      : [`it needs the shell's contract ${record.shell}; the shell has ${shellContract}`]),
    ...routes.filter((path) => !(path in screens)).map((path) => `${path} has no screen`),
    ...Object.keys(screens)
      .filter((path) => !routes.includes(path))
      .map((path) => `the screen of ${path} has no route`),
    ...own.filter((path) => !path.startsWith('/')).map((path) => `${path} doesn't start with /`),
    ...own
      .filter((path, i) => own.findIndex((other) => normalizedPath(other) === normalizedPath(path)) !== i)
      .map((path) => `${path} is declared twice`),
    ...others.flatMap((other) => takenFrom(record, other).map((path) => `${path} belongs to ${other.name}`)),
  ];
}
