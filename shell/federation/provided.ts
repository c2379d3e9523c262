/** A module that the host provides to remotes: its version, and how to load it. */
export type Provided = { readonly version: string; readonly get: () => Promise<unknown> };

/**
 * The modules that the host provides, by their import name: React, facades of libraries, the features of shared-ui and
 * shared-shell, and the base of shared-api. The build fills them in (`tools/webpack/provided.loader.ts`); in unit tests
 * there are none.
 */
export const provided: Readonly<Record<string, Provided>> = {};
