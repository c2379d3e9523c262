import type { RemoteVersion } from '@memocartes/shared-shell/remote';

/** A version's files and their digests. */
export type Files = { readonly folder: string; readonly digests: Readonly<Record<string, string>> };

/** The files of a version, which are in the folder of its manifest. */
export const filesOf = ({ manifest }: RemoteVersion, digests: Files['digests'] = {}): Files => ({
  folder: new URL('.', new URL(manifest, location.href)).href,
  digests,
});

/** Fetches a file of a version; the browser refuses a file that doesn't match its digest. */
export function fetchFile(url: string, { folder, digests }: Files): Promise<Response> {
  const digest = digests[url.slice(folder.length)];
  return fetch(url, { credentials: 'omit', ...(digest && { integrity: digest }) });
}

/**
 * Compares the scripts and style sheets of a version with their digests [portal.other-runtimes]. The official runtime
 * loads chunks without integrity. So all files are fetched before the first one runs; the runtime then loads them from
 * the browser's cache.
 *
 * @throws Error naming a file that is missing or changed
 */
export async function checkFiles(files: Files): Promise<void> {
  const code = Object.keys(files.digests).filter((path) => /\.(m?js|css)$/.test(path));

  const check = async (path: string) => {
    const response = await fetchFile(`${files.folder}${path}`, files).catch(() => undefined);
    if (!response?.ok) throw new Error(`${files.folder}${path} is missing, or is not the file that was published`);
  };

  await Promise.all(code.map(check));
}
