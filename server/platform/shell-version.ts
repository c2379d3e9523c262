import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Version of the shell that is served: a hash of its page, which names its scripts by their content. Null where this process serves none.
 */
export async function readShellVersion(shellDir: string | undefined): Promise<string | null> {
  if (!shellDir) return null;
  const page = await readFile(join(shellDir, 'index.html')).catch(() => null);
  return page && createHash('sha256').update(page).digest('hex').slice(0, 8);
}
