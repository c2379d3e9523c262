/** Whether a file's extension is one of those; any is when there are none. */
export const accepts = (file: { name: string }, extensions?: readonly string[]): boolean =>
  !extensions || extensions.some((extension) => file.name.toLowerCase().endsWith(`.${extension.toLowerCase()}`));

/** Octets as people read them in French: « 1,2 Mo ». */
export function bytes(octets: number): string {
  const write = (n: number, unit: string) => `${n.toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0${unit}`;
  if (octets >= 1e6) return write(octets / 1e6, 'Mo');
  if (octets >= 1e3) return write(octets / 1e3, 'Ko');
  return write(octets, 'o');
}
