// The packed package has this file in place of `tools/run/settings.ts`.

/** Folder with the list of what the portal's shell provides. @throws Error: the command names it */
export const shellDirOf = (): string => {
  throw new Error('The folder of the shell is not known.');
};
