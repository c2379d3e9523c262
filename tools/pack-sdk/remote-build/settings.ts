// Replaces `tools/settings.ts` in the packed package.

/**
 * Folder with the list of names that the portal's shell provides. @throws Error always: the command passes this folder
 * as an option
 */
export const shellDirOf = (): string => {
  throw new Error('The folder of the shell is not known.');
};
