import { flushCompileCache } from 'node:module';

import { temporaryDataDir } from './tools/temporary.ts';

// Tests write many small files, such as databases: the temporary folder is in memory if the machine has enough.
process.env.TMPDIR = temporaryDataDir();

// On a shared machine a test may get too little CPU time: in CI a failed test is run once more, and `npm test` lists
// it. These are the globals behind `jest.retryTimes`, as test files here have no `jest` object.
if (process.env.CI) {
  globalThis[Symbol.for('RETRY_TIMES')] = 1;
  globalThis[Symbol.for('LOG_ERRORS_BEFORE_RETRY')] = true;
}

/**
 * Jest environment with Node's own globals, which the test files of a worker share. After each file, its changes to the
 * initial globals, `process.env` and `process.exit` are undone; globals that the file added remain.
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
    for (const [name, descriptor] of Object.entries(this.globals)) {
      if (descriptor.configurable && name !== 'console') Object.defineProperty(globalThis, name, descriptor);
    }
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
