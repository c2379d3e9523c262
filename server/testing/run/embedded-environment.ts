import { readFile } from 'node:fs/promises';

import { TestEnvironment } from 'jest-environment-node';

const folder = new URL('../../../node_modules/@electric-sql/pglite/dist/', import.meta.url);
const compile = async (file: string) => WebAssembly.compile(await readFile(new URL(file, folder)));

// V8 keeps compiled code while the module is referenced: each test file starts PGlite in a thread of its own, and code that is freed and
// compiled again for each of them makes Node 24 abort now and then (nodejs/node#64500).
const modules = Promise.all(['pglite.wasm', 'initdb.wasm'].map(compile));

/** Jest's Node environment in a process that compiles PGlite once. */
export default class EmbeddedEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await modules;
    await super.setup();
  }
}
