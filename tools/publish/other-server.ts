import { firstIntegrityFile, hasHash, integrityFile } from '../../server/remotes/registry/integrity.ts';
import { assertAllowedOrigin } from '../../server/remotes/registry/origins.ts';
import type { Build } from './install.ts';

/** Timeout for a file of the other server, in milliseconds. */
const timeoutMs = 10_000;

/** @returns the problem with a file of another server; undefined if there is none */
async function problemOf(address: string, expected: string): Promise<string | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) =>
    String(error),
  );
  if (typeof response === 'string') return `${address} can’t be read (${response})`;
  if (!response.ok) return `${address} returns ${response.status}`;
  if (!response.headers.has('access-control-allow-origin')) {
    return `${address} comes without Access-Control-Allow-Origin, so no browser would check and run it`;
  }
  return hasHash(Buffer.from(await response.arrayBuffer()), expected)
    ? undefined
    : `${address} is not the file of this build`;
}

/** Address of a version's folder on another server, whose paths are the same as on the portal. */
export const folderOnOtherServer = (base: string, name: string, version: string): string =>
  `${base.replace(/\/$/, '')}/remotes/${name}/${version}`;

/**
 * Compares a build with the files on another server [portal.remote-origins].
 *
 * @throws Error when the portal doesn't allow the server's origin
 * @throws Error naming files that are missing, differ or come without CORS
 */
export async function assertServed(remotesDir: string, folder: string, { list }: Build): Promise<void> {
  assertAllowedOrigin(remotesDir, folder);
  const hashes = Object.entries(JSON.parse(list) as Record<string, string>);
  const problems = await Promise.all(hashes.map(([path, hash]) => problemOf(`${folder}/${path}`, hash)));
  const problemsFound = problems.filter((problem) => problem !== undefined);
  if (problemsFound.length === 0) return;
  const more = problemsFound.length > 3 ? ` and ${problemsFound.length - 3} more` : '';
  throw new Error(
    `Nothing is published: ${problemsFound.slice(0, 3).join('; ')}${more}. Put the files of dist/ there first.`,
  );
}

/** A build with only the files that the portal stores when another server has the rest: the lists of digests. */
export const listOnly = (build: Build): Build => ({
  ...build,
  files: new Map(
    [...build.files].filter(([path]) => path.startsWith(integrityFile) || path.startsWith(firstIntegrityFile)),
  ),
});
