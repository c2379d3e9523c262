import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { root } from './publish.ts';

const run = promisify(execFile);
const installed = join(root, 'node_modules');

/** A copy of `templates/remote` in a separate folder, as a team would start its own repository. */
export class OwnRepository {
  readonly dir = mkdtempSync(join(tmpdir(), 'memocartes-remote-'));

  constructor() {
    cpSync(join(root, 'templates/remote'), this.dir, { recursive: true });
  }

  /**
   * Packs the SDK into `sdk/` and installs it. Other libraries are links to the portal's `node_modules`; with `byNpm`,
   * npm installs them from its registry, as a team would.
   */
  async install({ byNpm = false } = {}): Promise<void> {
    await run(process.execPath, [join(root, 'tools/bootstrap.mjs'), 'pack-sdk', join(this.dir, 'sdk')], { cwd: root });
    const tarballs = readdirSync(join(this.dir, 'sdk')).map((file) => join('sdk', file));
    if (byNpm) {
      await run(
        'npm',
        ['install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs.map((file) => `./${file}`)],
        { cwd: this.dir },
      );
    } else {
      for (const tarball of tarballs) await this.#unpack(tarball);
    }
  }

  async #unpack(tarball: string): Promise<void> {
    const modules = join(this.dir, 'node_modules');
    const name = /memocartes-(.+)-\d+\.\d+\.\d+-sdk-\w+\.tgz$/.exec(tarball)![1]!;
    const folder = join(modules, '@memocartes', name);
    mkdirSync(folder, { recursive: true });
    await run('tar', ['-xzf', join(this.dir, tarball), '-C', folder, '--strip-components=1']);
    for (const library of readdirSync(installed)) {
      if (library !== '@memocartes' && !existsSync(join(modules, library))) {
        symlinkSync(join(installed, library), join(modules, library));
      }
    }
  }

  /** Runs the command of a script of `package.json`. @returns its output */
  async script(name: 'build' | 'publish-remote', ...args: readonly string[]): Promise<string> {
    const command = join(this.dir, 'node_modules/@memocartes/remote-build/tools/pack-sdk/remote-build/main.js');
    const action = { build: 'build', 'publish-remote': 'publish' }[name];
    const { stdout } = await run(process.execPath, [command, action, ...args], { cwd: this.dir });
    return stdout;
  }

  remove(): void {
    rmSync(this.dir, { recursive: true });
  }
}
