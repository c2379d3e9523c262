import { z } from 'zod';

/** A file that is imported, of students or of cards. */
export const importFile = {
  title: z.string().max(255),
  type: z.string().max(100),
  /** The file in base64, with or without `data:…;base64,` before it. */
  data: z.string().min(1, 'Champ requis'),
};

/** Whether a person left the row out: nothing of it is written, but whom it names still counts as in the file. */
export const leftOut = { skip: z.boolean().optional() };

/** A file, or the rows of one that was read before, as a person corrected them. */
export const isFileOrRows = ({ data, rows }: { data?: string | undefined; rows?: unknown }): boolean =>
  data !== undefined || rows !== undefined;
export const neither = { path: ['data'], message: 'Champ requis' };
