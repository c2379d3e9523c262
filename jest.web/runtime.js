import { compileFunction } from 'node:vm';

import Runtime from 'jest-runtime';

/** Libraries are kept, but for what adds matchers to a test file and the part of Jest that runs it. */
const isKept = (path) =>
  path.includes('/node_modules/') &&
  !/\/node_modules\/(?:@memocartes|@testing-library\/jest-dom|(?:@jest\/)?expect|jest-circus)\//.test(path);

/** Modules that this worker keeps by path: those of the page, and Jest's own. */
const pageModules = new Map();
const jestModules = new Map();
const sourceMaps = new Map();

/** Modules by path: of the worker if they are kept, else of the test file. */
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

/** What kept modules registered when they were evaluated, such as testing-library's `cleanup`: each file registers it again. */
const hooks = [];
const hookNames = ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'];

/** jsdom's global object answers slowly: modules get as constants what no test replaces. */
const constants = [
  ...['globalThis', 'window', 'document'],
  ...['Object', 'Array', 'Function', 'Symbol', 'Number', 'String', 'Boolean', 'BigInt', 'RegExp', 'Math', 'JSON'],
  ...['Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'Promise', 'Proxy', 'Reflect', 'ArrayBuffer', 'Uint8Array'],
  ...['Error', 'TypeError', 'RangeError', 'SyntaxError', 'parseInt', 'parseFloat', 'isNaN', 'isFinite'],
];

/** Forgets what `expect.extend` and `expect.addEqualityTesters` added. */
function forgetMatchers(page) {
  const { matchers = {}, customEqualityTesters = [] } = page[Symbol.for('$$jest-matchers-object')] ?? {};
  for (const name of Object.keys(matchers)) delete matchers[name];
  customEqualityTesters.length = 0;
}

/** `runtime` is that of the test file that runs. */
const current = {};

/**
 * Jest's runtime, with which a worker evaluates libraries once, and not again for each test file. The modules of the project are
 * evaluated for each: their state is of one file.
 */
export default class WebRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    current.runtime = this;
    forgetMatchers(this._environment.global);
    this.registries.moduleRegistry = new Modules(pageModules);
    this.registries.internalModuleRegistry = new Modules(jestModules);
    this.transformCache.sourceMaps = sourceMaps;
    // When a kept module requires another one later, it gets that module, and `jest`, of the test file that is then running.
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

  /** @returns undefined for what can't be parsed, which Jest's own `compile` explains */
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

  /** Evaluates a module. Global names that a kept one defines are there for the next files too. */
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
