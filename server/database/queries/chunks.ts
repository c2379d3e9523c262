/** The rows in groups of at most `size`, in order: large statements exceed time or size limits. */
export const chunksOf = <R>(rows: readonly R[], size: number): R[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, i) => rows.slice(i * size, (i + 1) * size));
