/** Codes of system errors for a missing permission. */
const noPermission = ['EACCES', 'EPERM', 'EROFS'];

/** Codes of system errors for a full disk or quota. */
const noSpace = ['ENOSPC', 'EDQUOT'];

/** Message of a failed command, for the person who typed it; with the remedy for a missing permission or a full disk. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (noSpace.includes(code)) {
    return `The registry is unchanged: the disk or quota is full (${code}). Free space, then run this command again.`;
  }
  if (!path || !noPermission.includes(code)) return error.message;
  return `The registry is unchanged: ${path} can’t be written (${code}). Run this command as the user that runs the portal, or get the right to write to its folder of remotes.`;
}
