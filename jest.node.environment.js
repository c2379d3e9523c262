import { flushCompileCache } from 'node:module';

import { temporaryDataDir } from './tools/temporary.ts';

// Tests make many small files in the system's temporary folder: databases, copies of the repository, published remotes.
process.env.TMPDIR = temporaryDataDir();

/**
 * Jest environment with Node's own globals, which the test files of a worker share. After each file, its changes of globals,
 * `process.env` and `process.exit` are undone.
 */
export default class NodeItself {
  global = globalThis;
  globals = Object.getOwnPropertyDescriptors(globalThis);
  env = { ...process.env };
  exit = process.exit;

  async setup() {}

  async teardown() {
    // By default Node writes its compile cache when the worker exits. For the whole suite that takes longer than
    // the 0.5 s after which Jest kills the worker.
    flushCompileCache();
    // The console is kept, so that Jest reports messages logged after the end of a file.
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
