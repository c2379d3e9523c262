import { z } from 'zod';
import { routes } from '../http/route.ts';
import { idParams } from '../lists/lists.ts';
import { importMaxBytes, importMaxRows, importStatuses } from './imports.ts';
import { importsCalls } from './imports.calls.ts';

const number = z.number().int();
const cell = z.string().max(1_000);

/**
 * A pupil of a file: what could be read is in its final form (`Inès`, `2019-02-03`, `F`, `CE1`), what could not stays as it was written,
 * to be corrected in place.
 */
const importedStudent = z.object({
  firstname: cell,
  lastname: cell,
  gender: cell.nullable(),
  birthdate: cell.nullable(),
  level: cell.nullable(),
});
export type ImportedStudent = z.infer<typeof importedStudent>;

const importRow = z.object({
  /** Line of the file, the header being the first. */
  line: number,
  student: importedStudent,
  status: z.enum(importStatuses),
  /** In French, what is wrong with the row; null when nothing is. */
  message: z.string().nullable(),
});
export type ImportRow = z.infer<typeof importRow>;

const preview = z.object({
  rows: z.array(importRow),
  count: number,
  /** Rows that would be written. */
  nb_ok: number,
  /** In French, what stands against the file as a whole (the offer's limit); null when nothing does. */
  message: z.string().nullable(),
  encoding: z.enum(['utf-8', 'windows-1252', 'utf-16le']),
  separator: z.enum([',', ';', '\t']),
});
export type ImportPreview = z.infer<typeof preview>;

const correctedRow = z.object({ line: number.min(1), student: importedStudent });
const validated = z.object({
  /** Pupils written. */
  count: number,
  /** Every row with what became of it, `OK` being written. */
  rows: z.array(importRow.extend({ id: number.nullable() })),
});
export type ImportResult = z.infer<typeof validated>;

/** Base64 takes four characters for three octets. */
const bodyLimit = Math.ceil((importMaxBytes * 4) / 3) + 10_000;

export const imports = routes('classes', importsCalls, {
  students: {
    summary: 'Reads a file of pupils and says what each row is worth; writes nothing.',
    params: idParams,
    body: z.object({
      title: z.string().max(255),
      type: z.string().max(100),
      /** The file in base64, with or without `data:…;base64,` before it. */
      data: z.string().min(1, 'Champ requis'),
    }),
    response: preview,
    bodyLimit,
  },
  validStudents: {
    summary: 'Writes the accepted rows, all or none.',
    params: idParams,
    body: z.object({ rows: z.array(correctedRow).min(1, 'Champ requis').max(importMaxRows) }),
    status: 201,
    response: validated,
    bodyLimit,
  },
});
