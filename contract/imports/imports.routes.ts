import { z } from 'zod';

import { routes } from '../http/route.ts';
import { bodyId, idParams } from '../lists/lists.ts';
import { classLevels } from '../people/people.ts';
import { importKinds } from './adult-imports.ts';
import { importFile, isFileOrRows, leftOut, neither } from './import-source.schemas.ts';
import { importsCalls } from './imports.calls.ts';
import { importMaxBytes, importMaxRows, importPlaces, importStatuses, templateFormats } from './imports.ts';

const number = z.number().int();
const cell = z.string().max(1_000);

/**
 * A student of a file: what could be read is in its final form (`Inès`, `2019-02-03`, `F`, `CE1`), what could not stays as it was written,
 * to be corrected in place.
 */
const importedStudent = z.object({
  firstname: cell,
  lastname: cell,
  gender: cell.nullable(),
  birthdate: cell.nullable(),
  level: cell.nullable(),
  /** The class's name, in a whole school's file only. */
  class_: cell.nullish(),
});
export type ImportedStudent = z.infer<typeof importedStudent>;

const importRow = z.object({
  /** Line of the file, the header being the first. */
  line: number,
  student: importedStudent,
  status: z.enum(importStatuses),
  /** In French, what is wrong with the row; null when nothing is. */
  message: z.string().nullable(),
  /** Where the student goes, in a whole school's file only. */
  place: z.enum(importPlaces).optional(),
});
export type ImportRow = z.infer<typeof importRow>;

const correctedRows = z.array(z.object({ line: bodyId, student: importedStudent, ...leftOut })).min(1, 'Champ requis');
const rows = correctedRows.max(importMaxRows, `${importMaxRows} élèves au plus.`);
export type CorrectedRow = z.infer<typeof correctedRows>[number];

/** A file, or the rows of one that was read before, as a person corrected them. */
const source = z
  .object({ ...importFile, rows })
  .partial()
  .refine(isFileOrRows, neither);
export type ImportSource = z.input<typeof source>;

/** How a file was read; null for rows that are judged again. */
export const readAs = {
  encoding: z.enum(['utf-8', 'windows-1252', 'utf-16le']).nullable(),
  separator: z.enum([',', ';', '\t']).nullable(),
  format: z.enum(['csv', 'xlsx', 'ods']).nullable(),
  /** The sheet of a workbook that was read. */
  sheet: z.string().nullable(),
};
export type ReadAs = { [K in keyof typeof readAs]: z.infer<(typeof readAs)[K]> };

const preview = z.object({
  rows: z.array(importRow),
  count: number,
  /** Rows that would be written. */
  nb_ok: number,
  /** In French, why the whole file is refused (the offer's limit); null when it isn't. */
  message: z.string().nullable(),
  ...readAs,
});
export type ImportPreview = z.infer<typeof preview>;

/** A class that the accepted rows of a file name. */
const importClass = z.object({
  /** Null for one that isn't there yet. */
  id: number.nullable(),
  name: z.string(),
  /** That of the class; of one that isn't there yet, deduced from its students', then from its name. Null: can't be created. */
  level: z.enum(classLevels).nullable(),
  nb_students: number,
});
export type ImportClass = z.infer<typeof importClass>;

/** A student of the school whom the file places elsewhere. */
const movedStudent = z.object({
  id: number,
  name: z.string(),
  level: z.string().nullable(),
  level_after: z.string().nullable(),
  class_: z.string().nullable(),
  class_after: z.string().nullable(),
  /** Had left the school. */
  is_back: z.boolean(),
});
export type MovedStudent = z.infer<typeof movedStudent>;

/** What a file of the new school year changes for students who are in the school already. */
const difference = z.object({
  moves: z.array(movedStudent),
  /** Students of the school whom the file does not name. */
  departures: z.array(z.object({ id: number, name: z.string(), class_: z.string().nullable() })),
});
export type ImportDifference = z.infer<typeof difference>;

const schoolPreview = preview.extend({
  difference,
  classes: z.array(importClass),
  /** In French, why the missing classes can't be created; null when they can. */
  classes_message: z.string().nullable(),
});
export type SchoolImportPreview = z.infer<typeof schoolPreview>;

const validated = z.object({
  /** Students written. */
  count: number,
  /** Every row with its result; `OK`: written. */
  rows: z.array(importRow.extend({ id: number.nullable() })),
  /** What undoes the import for 24 h (`/operations/{id}/undo`); null when nothing was written. */
  operation_id: number.nullable(),
});
export type ImportResult = z.infer<typeof validated>;

const schoolValidated = validated.extend({
  /** Classes created. */
  nb_classes: number,
  /** Students who changed class or level, or came back, and those who left. */
  nb_moved: number,
  nb_departed: number,
});
export type SchoolImportResult = z.infer<typeof schoolValidated>;

/** Base64 takes four characters for three octets. */
const bodyLimit = Math.ceil((importMaxBytes * 4) / 3) + 10_000;

export const imports = routes('classes', importsCalls, {
  template: {
    summary: 'A table to fill in and import: header, sample line, explanation.',
    params: idParams,
    query: z.object({ kind: z.enum(importKinds), format: z.enum(templateFormats) }),
  },
  students: {
    summary: 'Reads a file of students, or judges corrected rows, and returns a verdict on each; writes nothing.',
    params: idParams,
    body: source,
    response: preview,
    bodyLimit,
  },
  validStudents: {
    summary: 'Writes the accepted rows, all or none.',
    params: idParams,
    body: z.object({ rows }),
    status: 201,
    response: validated,
    bodyLimit,
  },
  schoolStudents: {
    summary: 'The same for a whole school: the column `Classe` names each student’s class.',
    params: idParams,
    body: source,
    response: schoolPreview,
    bodyLimit,
  },
  validSchoolStudents: {
    summary: 'Writes the accepted rows in their classes, all or none.',
    params: idParams,
    body: z.object({
      rows,
      /** Creates the classes that are missing; otherwise their students stay without class. */
      create_classes: z.boolean().default(false),
      /** Gives students of the school the class and level that the file says; who had left comes back. */
      move: z.boolean().default(false),
      /** Students of the school who leave, of those whom the file does not name. */
      departures: z.array(bodyId).max(importMaxRows).default([]),
      /** An import of this school that this file belongs to: one undo takes them all out. */
      operation_id: bodyId.optional(),
    }),
    status: 201,
    response: schoolValidated,
    bodyLimit,
  },
});
