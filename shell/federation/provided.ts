/** A module that the host hands to remotes: its version, and how to fetch it. */
export type Provided = { readonly version: string; readonly get: () => Promise<unknown> };

/**
 * What the host hands to remotes, by what they ask for: React, facades of the libraries, each feature of shared-ui and
 * shared-shell, the base of shared-api. Filled in by the build (`tools/webpack/provided.loader.ts`); empty in unit tests.
 */
export const provided: Readonly<Record<string, Provided>> = {};
