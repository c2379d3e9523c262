/** A drawing as paths. `shape` is tinted and outlined, `lines` are drawn over it, `dots` are filled. */
export type PackDrawing = { readonly shape?: string; readonly lines?: string; readonly dots?: string };

/** Ellipses as one path: centre and radii of each. */
export const ovals = (...all: readonly (readonly [x: number, y: number, rx: number, ry: number])[]): string =>
  all.map(([x, y, rx, ry]) => `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`).join('');

/** Discs as one path: centre and radius of each. */
export const discs = (...all: readonly (readonly [x: number, y: number, r: number])[]): string =>
  ovals(...all.map(([x, y, r]) => [x, y, r, r] as const));
