import { z } from 'zod';

import { emptyFile } from '../documents/files.ts';

/** A file to import: of students, followers, staff or cards. */
export const importFile = {
  title: z.string().max(255),
  type: z.string().max(100),
  /** The file in base64, with or without the prefix `data:…;base64,`. */
  data: z.string().min(1, emptyFile),
};

/**
 * Whether the user excluded the row. An excluded row is not written, but its student is still considered present in the
 * file [import.left-out].
 */
export const leftOut = { skip: z.boolean().optional() };

/** Whether a body contains a file, or corrected rows of a file that was read before. */
export const isFileOrRows = ({ data, rows }: { data?: string; rows?: unknown }): boolean =>
  data !== undefined || rows !== undefined;
/** Error of a body without a file and without rows. */
export const missingSource = { path: ['data'], message: 'Champ requis' };
