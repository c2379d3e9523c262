import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

/**
 * Jest runtime that loads test files as Node loads any file. A worker evaluates the modules of a package only once, not
 * for each test file. Workers, time limits, hooks and reports are Jest's own. Modules can't be mocked.
 */
export default class NodeRuntime {
  constructor(_config, _environment, _resolver, _transformer, _cacheFs, { collectCoverage }, _path, globalConfig) {
    if (globalConfig.watch || globalConfig.watchAll) throw new Error('--watch would test the modules as they were.');
    if (collectCoverage) throw new Error('--coverage is not supported: use NODE_V8_COVERAGE.');
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    return import(pathToFileURL(path));
  }

  requireModule(path) {
    return require(path);
  }

  /**
   * Jest's own modules keep the state of one test file, so they are evaluated again for each file. A new `require`
   * keeps no reference to the modules of earlier files.
   */
  requireInternalModule(path) {
    delete require.cache[path];
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    return createRequire(import.meta.url)(path);
  }

  getSourceMaps() {
    return new Map();
  }

  getAllCoverageInfoCopy() {}
  setGlobalsForRuntime() {}
  enterTestCode() {}
  leaveTestCode() {}
  teardown() {}
}
