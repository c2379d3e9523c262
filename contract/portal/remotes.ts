/** What a browser reports of a remote: it was shown (LOAD), or a way in which it failed. */
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

/** Who gets a candidate instead of the version in use: these schools, or a share (0–100, in percent) of the accounts. */
export type CandidateAudience = { readonly share?: number; readonly schools?: readonly number[] };

/** 32-bit FNV-1a, evened out by the last step of MurmurHash3: the same number in every browser and on the server. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * Whether an account gets the candidate of a remote. The same account always gets the same answer for a version; without an
 * account there is no candidate [portal.candidate].
 */
export function getsCandidate(
  account: { readonly id: number; readonly schoolId: number | null } | undefined,
  candidate: CandidateAudience & { readonly name: string; readonly version: string },
): boolean {
  if (!account) return false;
  const { name, version, share = 0, schools = [] } = candidate;
  if (account.schoolId !== null && schools.includes(account.schoolId)) return true;
  return hash(`${account.id}/${name}/${version}`) % 10_000 < share * 100;
}

/** What a version is to the portal: OLD ones are good and no longer in the registry. */
export const remoteVersionStates = ['STABLE', 'CANDIDATE', 'PREVIOUS', 'BAD', 'OLD'] as const;

/** What a superadmin does to a remote. */
export const remoteActions = ['PROMOTE', 'ROLLBACK', 'DISABLE', 'ENABLE'] as const;
export type RemoteAction = (typeof remoteActions)[number];

/** The remote with the page of versions: were it off, no page could switch it on again [portal.versions-own]. */
export const protectedRemote = 'mf-superadmin';
