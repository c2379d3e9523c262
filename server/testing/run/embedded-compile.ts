import { readFile } from 'node:fs/promises';

const folder = new URL('../../../node_modules/@electric-sql/pglite/dist/', import.meta.url);
const compile = async (file: string) => WebAssembly.compile(await readFile(new URL(file, folder)));

/**
 * PGlite, compiled once in the process of the tests: V8 keeps the compiled code while the module is referenced.
 * Recompiling PGlite in the thread of each test file makes Node 24 abort now and then (nodejs/node#64500).
 */
export const modules = await Promise.all(['pglite.wasm', 'initdb.wasm'].map(compile));
