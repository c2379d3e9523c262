import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Copy of the repository in which a remote is changed and built, as its team would do it. */
export const root = join(import.meta.dirname, '..', '..');

/** Folders of the portal's code and of each remote's last build. */
export const builds = readdirSync(root)
  .filter((folder) => folder === 'shell' || folder.startsWith('mf-'))
  .map((folder) => join(root, folder, 'dist'));

/** Runs `npm run publish-remote` (without its checks: these sources are changed for a test) or `rollback-remote` on the portal with that data folder. */
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

/** Changes a text of a remote's sources. @returns a function that restores the source, and the resulting build */
export function changeText(name: string, text: string, instead: string): () => void {
  const file = join(root, name, 'texts', 'fr.json');
  const dist = join(root, name, 'dist');
  const kept = mkdtempSync(join(tmpdir(), 'memocartes-dist-'));
  cpSync(dist, kept, { recursive: true });
  const replace = (from: string, to: string) => writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
  replace(text, instead);
  return () => {
    replace(instead, text);
    rmSync(dist, { recursive: true });
    cpSync(kept, dist, { recursive: true });
    rmSync(kept, { recursive: true });
  };
}
