import { z } from 'zod';

/** A file to import, of students or of cards. */
export const importFile = {
  title: z.string().max(255),
  type: z.string().max(100),
  /** The file in base64, with or without the prefix `data:…;base64,`. */
  data: z.string().min(1, 'Champ requis'),
};

/**
 * Whether the user excluded the row. It is not written, but its student still counts as present in the file
 * [import.left-out].
 */
export const leftOut = { skip: z.boolean().optional() };

/** A file, or corrected rows of a file that was read before. */
export const isFileOrRows = ({ data, rows }: { data?: string | undefined; rows?: unknown }): boolean =>
  data !== undefined || rows !== undefined;
export const neither = { path: ['data'], message: 'Champ requis' };
