import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../packages.ts';

/** The lockfile entry of a package. */
export type Locked = {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
};

/** The packages of a lockfile that come from a registry, by their path in node_modules. */
export function lockedPackages(file = join(root, 'package-lock.json')): ReadonlyMap<string, Locked> {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { readonly packages: Record<string, Locked> };
  return new Map(Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link));
}

/** The name of a package, from its path in node_modules. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Packages whose lockfile entries have no integrity: native parts of development tools for other platforms. The
 * registry from which the lockfile was made lacks them, so npm can't get their hashes. The entries stay because without
 * them `npm ci` on macOS or Windows would install a tool without its native part.
 */
export const withoutIntegrity: readonly RegExp[] = [
  /^@nx\/nx-(darwin|freebsd|win32|linux-(arm-|x64-musl|arm64-musl))/,
  /^@oxfmt\/binding-(android|darwin|freebsd|openharmony|win32|linux-(?!(arm64|x64)-gnu$))/,
  /^@oxlint\/binding-(android|darwin|freebsd|openharmony|win32|linux-(?!(arm64|x64)-gnu$))/,
  /^@oxlint-tsgolint\/(darwin|win32)/,
  /^@swc\/core-(darwin|win32|linux-(arm-|ppc64|s390x))/,
  /^@unrs\/resolver-binding-(android|darwin|freebsd|openharmony|win32|linux-(arm-|loong64|ppc64|riscv64|s390x))/,
];
