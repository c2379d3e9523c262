/** Layouts of a card's side. Shared by the editor and the server. */
export const patterns = ['top', 'center', 'bottom', 'full', 'none'] as const;
export type Pattern = (typeof patterns)[number];

export const lineNumbers = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type LineNumber = (typeof lineNumbers)[number];

/** Maximum characters of a line, and of an image's alternative text. */
export const maxLineLength = 120;
export const maxAltLength = 200;

/** Names of the fields of each side: `front_pattern`, `fline1`, `fimg`, `front_alt`. */
export const cardSides = [
  { side: 'front', letter: 'f' },
  { side: 'back', letter: 'b' },
] as const;
export type Side = (typeof cardSides)[number]['side'];

/** Whether the layout has an image. */
export const showsImage = (pattern: Pattern) => pattern !== 'none';
