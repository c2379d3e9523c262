/** School holiday zones; `Zone` is null if none applies (Corsica, overseas) or the zone is unknown. */
export const zones = ['A', 'B', 'C'] as const;
export type Zone = (typeof zones)[number] | null;

// Académies of Besançon, Bordeaux, Clermont-Ferrand, Dijon, Grenoble, Limoges, Lyon, Poitiers.
const zoneA = '25 39 70 90 24 33 40 47 64 03 15 43 63 21 58 71 89 07 26 38 73 74 19 23 87 01 42 69 16 17 79 86'.split(
  ' ',
);
// Académies of Créteil, Montpellier, Paris, Toulouse, Versailles.
const zoneC = '77 93 94 11 30 34 48 66 75 09 12 31 32 46 65 81 82 78 91 92 95'.split(' ');

/**
 * Zone of a postal code, derived from its department. Null for Corsica, overseas and invalid codes: staff then set the
 * zone by hand [schools.zone].
 */
export function zoneOf(postalCode: string | null | undefined): Zone {
  if (!postalCode || !/^\d{5}$/.test(postalCode)) return null;
  const department = postalCode.slice(0, 2);
  if (department === '00' || department === '20' || department > '95') return null;
  if (zoneA.includes(department)) return 'A';
  return zoneC.includes(department) ? 'C' : 'B';
}
