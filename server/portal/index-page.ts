import { readFile, stat } from 'node:fs/promises';

/** Placeholder of the nonce in the built page. */
const nonceMark = '__NONCE__';

/** Creates a function that returns the shell's page with a nonce. It reads the file again only after a new build. */
export function indexPage(path: string): (nonce: string) => Promise<string> {
  let read = { at: 0, page: '' };
  return async (nonce) => {
    const { mtimeMs } = await stat(path);
    if (mtimeMs !== read.at) read = { at: mtimeMs, page: await readFile(path, 'utf8') };
    return read.page.replaceAll(nonceMark, nonce);
  };
}
