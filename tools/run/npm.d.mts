/**
 * The types of `npm.mjs`.
 *
 * @public knip resolves imports to `npm.mjs`.
 */
export function npmCommand(args: readonly string[]): { file: string; args: string[]; shell: boolean };
