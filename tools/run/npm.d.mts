/** The types of `npm.mjs`. */
export function npmCommand(args: readonly string[]): { file: string; args: string[]; shell: boolean };
