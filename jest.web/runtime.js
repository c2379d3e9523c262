import { compileFunction } from 'node:vm';

import Runtime from 'jest-runtime';

/**
 * Whether a module is kept for the next test files. True for all libraries, except matchers and the part of Jest that
 * runs a file.
 */
const isKept = (path) =>
  path.includes('/node_modules/') &&
  !/\/node_modules\/(?:@memocartes|@testing-library\/jest-dom|(?:@jest\/)?expect|jest-circus)\//.test(path);

/** Modules that this worker keeps, by path: modules of the page, and internal modules of Jest. */
const pageModules = new Map();
const jestModules = new Map();
const sourceMaps = new Map();

/** Modules by path: kept modules belong to the worker, the others to the test file. */
class Modules extends Map {
  constructor(kept) {
    super();
    this.kept = kept;
  }

  get(path) {
    return isKept(path) ? this.kept.get(path) : super.get(path);
  }

  has(path) {
    return isKept(path) ? this.kept.has(path) : super.has(path);
  }

  set(path, module) {
    if (isKept(path)) this.kept.set(path, module);
    else super.set(path, module);
    return this;
  }

  delete(path) {
    return isKept(path) ? this.kept.delete(path) : super.delete(path);
  }
}

/** Hooks of kept modules, such as testing-library's `cleanup`. They are registered again for each test file. */
const hooks = [];
const hookNames = ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'];

/** Reading jsdom's global object is slow: globals that no test replaces are passed to modules as constants. */
const constants = [
  'globalThis',
  'window',
  'document',
  'Object',
  'Array',
  'Function',
  'Symbol',
  'Number',
  'String',
  'Boolean',
  'BigInt',
  'RegExp',
  'Math',
  'JSON',
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'WeakRef',
  'Promise',
  'Proxy',
  'Reflect',
  'ArrayBuffer',
  'Uint8Array',
  'Error',
  'TypeError',
  'RangeError',
  'SyntaxError',
  'parseInt',
  'parseFloat',
  'isNaN',
  'isFinite',
];

/** Removes what `expect.extend` and `expect.addEqualityTesters` added. */
function forgetMatchers(page) {
  const { matchers = {}, customEqualityTesters = [] } = page[Symbol.for('$$jest-matchers-object')] ?? {};
  for (const name of Object.keys(matchers)) delete matchers[name];
  customEqualityTesters.length = 0;
}

/** `runtime`: the runtime of the current test file. */
const current = {};

/**
 * A Jest runtime that evaluates libraries once per worker instead of once per test file. The project's own modules are
 * evaluated for each file, so that files share no state.
 */
export default class WebRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    current.runtime = this;
    forgetMatchers(this._environment.global);
    this.registries.moduleRegistry = new Modules(pageModules);
    this.registries.internalModuleRegistry = new Modules(jestModules);
    this.transformCache.sourceMaps = sourceMaps;
    // When a kept module requires another module later, it gets the module and the `jest` object of the current test
    // file.
    const runtimeOf = (path) => (isKept(path) ? current.runtime : this);
    this.requireBuilder.requireDispatch = (from, name) => runtimeOf(from).requireModuleOrMock(from, name);
    this.requireBuilder.requireInternal = (from, name) => runtimeOf(from).requireInternalModule(from, name);
    this.jestFor = this.jestGlobals.jestObjectFor.bind(this.jestGlobals);
    const jestOfCurrent = (path) => new Proxy({}, { get: (_target, name) => current.runtime.jestFor(path)[name] });
    this.jestGlobals.jestObjectFor = (path) => (isKept(path) ? jestOfCurrent(path) : this.jestFor(path));
    const { compile, exec } = this.executor;
    this.executor.compile = (source, path) => this.compile(source, path) ?? compile.call(this.executor, source, path);
    this.executor.exec = (module, ...rest) => this.evaluate(module, () => exec.call(this.executor, module, ...rest));
  }

  /** @returns undefined if the source can't be parsed: Jest's own `compile` then reports the error */
  compile(source, path) {
    const start = `return (function (${this.executor.injectedModuleParameters}) {`;
    const options = { filename: path, columnOffset: -start.length, parsingContext: this._environment.getVmContext() };
    let wrapper;
    try {
      wrapper = compileFunction(`${start}${source}\n});`, constants, options);
    } catch {
      return undefined;
    }
    return wrapper(...constants.map((name) => this._environment.global[name]));
  }

  /** Evaluates a module. Globals that a kept module defines remain for the next files. */
  evaluate(module, run) {
    const outer = this.isEvaluatingKept;
    this.isEvaluatingKept = isKept(module.filename);
    const isOutermost = this.isEvaluatingKept && !outer;
    const names = isOutermost && new Set(Reflect.ownKeys(this._environment.global));
    try {
      return run();
    } finally {
      this.isEvaluatingKept = outer;
      if (isOutermost) this._environment.keepGlobals((name) => !names.has(name));
    }
  }

  setGlobalsForRuntime(globals) {
    for (const [name, ...args] of hooks) globals[name](...args);
    for (const name of hookNames) {
      const register = globals[name];
      globals[name] = (...args) => {
        if (this.isEvaluatingKept) hooks.push([name, ...args]);
        return register(...args);
      };
    }
    super.setGlobalsForRuntime(globals);
  }
}
