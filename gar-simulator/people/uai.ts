const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/**
 * A school's national number: seven digits and their check letter.
 * @param digits the seven digits
 * @throws RangeError when there are not exactly seven digits
 */
export function uai(digits: string): string {
  if (!/^\d{7}$/.test(digits)) throw new RangeError(`A UAI starts with seven digits, not "${digits}".`);
  return digits + letters[Number(digits) % letters.length]!;
}

/** UAI of the demo school with the paid offer (0751234J). */
export const DEMO_UAI = uai('0751234');

/** UAI of the demo school on trial (0692345Z). */
export const TRIAL_UAI = uai('0692345');

/** A well-formed UAI that no school of the portal has (0134567U). */
export const UNKNOWN_UAI = uai('0134567');
