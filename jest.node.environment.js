import { flushCompileCache } from 'node:module';

import { temporaryDataDir } from './tools/temporary.ts';

// Tests make many small files in the system's temporary folder: databases, copies of the repository, published remotes.
process.env.TMPDIR = temporaryDataDir();

/**
 * Jest environment that is Node itself: test files of a worker share its globals. What a file changed of them, of `process.env` and of
 * `process.exit` is put back for the next one.
 */
export default class NodeItself {
  global = globalThis;
  globals = Object.getOwnPropertyDescriptors(globalThis);
  env = { ...process.env };
  exit = process.exit;

  async setup() {}

  async teardown() {
    // Node would write what it compiled when the worker exits, which Jest waits 0.5 s for: the whole suite takes longer, is killed and keeps no cache.
    flushCompileCache();
    // The console stays: what is logged after the end of a file is reported as such.
    for (const [name, descriptor] of Object.entries(this.globals))
      if (descriptor.configurable && name !== 'console') Object.defineProperty(globalThis, name, descriptor);
    for (const name of Object.keys(process.env)) if (!(name in this.env)) delete process.env[name];
    Object.assign(process.env, this.env);
    process.exit = this.exit;
  }

  getVmContext() {
    return null;
  }

  exportConditions() {
    return ['node', 'import'];
  }
}
