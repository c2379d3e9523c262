import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Root of the repository, in which tests change and build remotes. */
export const root = join(import.meta.dirname, '..', '..');

/** Folders of the last builds of the shell and of each remote. */
export const builds = readdirSync(root)
  .filter((folder) => folder === 'shell' || folder.startsWith('mf-'))
  .map((folder) => join(root, folder, 'dist'));

/**
 * Runs `npm run publish-remote` or `rollback-remote` on the portal with the data folder `dataDir`. Publishing skips its
 * checks, since a test has changed the sources. @returns the output
 */
export async function runNpmScript(
  script: 'publish-remote' | 'rollback-remote',
  name: string,
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
) {
  const { stdout } = await run(
    process.execPath,
    [join(root, 'tools/bootstrap.mjs'), script, name, ...(script === 'publish-remote' ? ['--skip-checks'] : [])],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, ...env },
    },
  );
  return stdout;
}

/** Changes a text of a remote's sources. @returns a function that restores the text and the earlier build */
export function changeText(name: string, text: string, replacement: string): () => void {
  const file = join(root, name, 'texts', 'fr.json');
  const dist = join(root, name, 'dist');
  const savedDist = mkdtempSync(join(tmpdir(), 'memocartes-dist-'));
  cpSync(dist, savedDist, { recursive: true });
  const replace = (from: string, to: string) => writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
  replace(text, replacement);

  return () => {
    replace(replacement, text);
    rmSync(dist, { recursive: true });
    cpSync(savedDist, dist, { recursive: true });
    rmSync(savedDist, { recursive: true });
  };
}
