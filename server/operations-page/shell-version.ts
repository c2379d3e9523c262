import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Version of the served shell: a hash of its page, whose script names contain content hashes. Null if this process
 * serves no shell.
 */
export async function readShellVersion(shellDir: string | undefined): Promise<string | null> {
  if (!shellDir) return null;
  const page = await readFile(join(shellDir, 'index.html')).catch(() => null);
  return page && createHash('sha256').update(page).digest('hex').slice(0, 8);
}
