/** Who gets a candidate instead of the version in use: `schools`, and `share` percent (0–100) of the accounts. */
export type CandidateAudience = { readonly share?: number; readonly schools?: readonly number[] };

/**
 * 32-bit FNV-1a with the finalizer of MurmurHash3, which spreads the values evenly. Every browser and the server
 * compute the same number.
 */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * Whether an account gets the candidate of a remote. The result depends only on the account, the remote, the
 * version and the audience. Visitors without an account never get a candidate [portal.candidate].
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
