/** A module that the host provides to remotes: its version, and how to load it. */
export type Provided = { readonly version: string; readonly get: () => Promise<unknown> };

/**
 * The modules that the host provides, by their import name: React, facades of libraries, the features of shared-ui and
 * shared-shell, the base of shared-api. Filled in by the build (`tools/webpack/provided.loader.ts`); empty in unit
 * tests.
 */
export const provided: Readonly<Record<string, Provided>> = {};
