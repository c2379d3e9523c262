/** Full name of a remote: `teacher` and `mf-teacher` both name `mf-teacher`. */
export const fullRemoteName = (name: string): string => (name.startsWith('mf-') ? name : `mf-${name}`);
