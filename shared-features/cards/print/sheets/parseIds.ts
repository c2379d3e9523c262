/** Parses ids of an address: `1,2,3`. Other values are omitted. */
export const parseIds = (text: string | null): number[] =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
