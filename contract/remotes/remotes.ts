/** Name of a remote. */
export const remoteNamePattern = /^mf-[a-z-]{1,40}$/;

/** What a browser reports about a remote: that it was shown (LOAD), or how it failed or blocked the page. */
export const remoteReportKinds = [
  'LOAD',
  'LOAD_FAILURE',
  'RENDER',
  'ERROR',
  'REJECTION',
  'BLANK',
  'LONG_TASK',
] as const;
export type RemoteReportKind = (typeof remoteReportKinds)[number];

/** State of a version in the portal. An OLD version is good, but not in the registry. */
export const remoteVersionStates = ['STABLE', 'CANDIDATE', 'PREVIOUS', 'BAD', 'OLD'] as const;

/** What a superadmin does to a remote [portal.versions-change]. */
export const remoteActions = ['PROMOTE', 'ROLLBACK', 'DISABLE', 'ENABLE'] as const;
export type RemoteAction = (typeof remoteActions)[number];

/**
 * The remote with the page of versions: if it were switched off, no page could switch it on again
 * [portal.versions-own].
 */
export const protectedRemote = 'mf-superadmin';
