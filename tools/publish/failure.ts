/** Codes of the system for a missing right. */
const noRight = ['EACCES', 'EPERM', 'EROFS'];

/** Message of a failed command, for the person who typed it: a missing right on a file comes with its remedy. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (!path || !noRight.includes(code)) return error.message;
  return `The registry is unchanged: ${path} can’t be written (${code}). Run this command as the user that runs the portal, or get the right to write to its folder of remotes.`;
}
