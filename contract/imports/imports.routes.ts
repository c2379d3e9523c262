import { z } from 'zod';

import { uploadBodyLimit } from '../documents/files.ts';
import { bodyId, idParams } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import { classLevels } from '../levels/levels.ts';
import { importKinds } from './adult-imports.ts';
import { importFile, isFileOrRows, leftOut, missingSource } from './import-source.schemas.ts';
import { importsCalls } from './imports.calls.ts';
import {
  importMaxBytes,
  importMaxCell,
  importMaxRows,
  importPlaces,
  importStatuses,
  sheetVerdicts,
  templateFormats,
} from './imports.ts';

const cell = z.string().max(importMaxCell);

/**
 * A student of a file. Readable values are normalised (`Inès`, `2019-02-03`, `F`, `CE1`). Unreadable values stay as
 * written, so that the user can correct them.
 */
const importedStudent = z.object({
  firstname: cell,
  lastname: cell,
  gender: cell.nullable(),
  birthdate: cell.nullable(),
  level: cell.nullable(),
  /** Name of the class, only in the file of a whole school. */
  class_: cell.nullish(),
  /** Last name at birth, if the file has it beside the name in use; only to find the student in the school. */
  birthname: cell.nullish(),
});
export type ImportedStudent = z.infer<typeof importedStudent>;

/** The sheet and the line of a row, if several sheets were read. */
const inSheet = z.object({ name: cell, line: z.int() });

const importRow = z.object({
  /** Line number in the file; the header is line 1. If several sheets were read, unique numbers instead. */
  line: z.int(),
  in_sheet: inSheet.optional(),
  student: importedStudent,
  status: z.enum(importStatuses),
  /** French message for what is wrong with the row; otherwise null. */
  message: z.string().nullable(),
  /** Whether the class of the student exists, is new or is missing; only in the file of a whole school. */
  place: z.enum(importPlaces).optional(),
});
export type ImportRow = z.infer<typeof importRow>;

const correctedRow = z.object({
  line: bodyId,
  in_sheet: inSheet.extend({ line: bodyId }).optional(),
  student: importedStudent,
  ...leftOut,
});
const correctedRows = z.array(correctedRow).min(1, 'Champ requis');
const rows = correctedRows.max(importMaxRows, `${importMaxRows} élèves au plus.`);
export type CorrectedRow = z.infer<typeof correctedRows>[number];

/** A file, or corrected rows of a file that was read before. */
const source = z
  .object({ ...importFile, rows })
  .partial()
  .refine(isFileOrRows, missingSource);
export type ImportSource = z.input<typeof source>;

/** How a file was read; null for rows that are validated again. */
export const readAs = {
  encoding: z.enum(['utf-8', 'windows-1252', 'utf-16le']).nullable(),
  separator: z.enum([',', ';', '\t']).nullable(),
  format: z.enum(['csv', 'xlsx', 'ods']).nullable(),
  /** The sheet of a workbook that was read, or the first of several. */
  sheet: z.string().nullable(),
  /**
   * Sheets of a workbook, first those that were read, with the number of rows; only if several sheets were read, or if
   * a list was not read [import.sheets-shown].
   */
  sheets: z.array(z.object({ name: z.string(), nb_rows: z.int(), verdict: z.enum(sheetVerdicts) })).optional(),
  /** Names of other sheets of the workbook that contain a list too, but were not read. */
  other_sheets: z.array(z.string()).optional(),
  /** Headers of the columns that are not read, in a file of students. */
  ignored_columns: z.array(z.string()).optional(),
  /** Names in one column, as written, whose separation is a guess [import.guessed-names]. */
  guessed_names: z.array(z.object({ line: z.int(), name: z.string() })).optional(),
  /** Whether dates were read with the month first, as in American files [import.month-first]. */
  is_month_first: z.boolean().optional(),
};
export type ReadAs = z.infer<z.ZodObject<typeof readAs>>;

const preview = z.object({
  rows: z.array(importRow),
  count: z.int(),
  /** Number of rows that would be written. */
  nb_ok: z.int(),
  /** French message if the whole file is refused (limit of the offer); otherwise null. */
  message: z.string().nullable(),
  /**
   * Number of seats missing for the accepted rows; 0 if there are enough. Departures, which free seats, are not
   * counted.
   */
  nb_seats_missing: z.int(),
  ...readAs,
});
export type ImportPreview = z.infer<typeof preview>;

/** A class to which a file adds new students or moves existing students. */
const importClass = z.object({
  /** Null for a class that does not exist yet. */
  id: z.int().nullable(),
  name: z.string(),
  /** For a new class, the level is derived from its students, else from its name; null: the class cannot be created. */
  level: z.enum(classLevels).nullable(),
  /** Number of new students. */
  nb_students: z.int(),
  /** Number of existing students who join the class if moves are accepted. */
  nb_moved: z.int(),
});
export type ImportClass = z.infer<typeof importClass>;

/** A student of the school whose class or level differs in the file, or who comes back. */
const movedStudent = z.object({
  id: z.int(),
  name: z.string(),
  level: z.string().nullable(),
  level_after: z.string().nullable(),
  class_: z.string().nullable(),
  class_after: z.string().nullable(),
  /** Whether the student had left the school. */
  is_back: z.boolean(),
});

/** Changes that a file of the new school year makes to existing students [import.existing]. */
const difference = z.object({
  moves: z.array(movedStudent),
  /** Students of the school that the file does not contain. */
  departures: z.array(z.object({ id: z.int(), name: z.string(), class_: z.string().nullable() })),
  /**
   * French message if the file is refused once moves are accepted, because students who come back also take seats;
   * otherwise null. Departures, which free seats, are not counted.
   */
  message: z.string().nullable(),
  /** Number of seats missing once moves are accepted, without departures; 0 if there are enough. */
  nb_seats_missing: z.int(),
  /** French message if the missing classes cannot be created once moves are accepted; otherwise null. */
  classes_message: z.string().nullable(),
});
export type ImportDifference = z.infer<typeof difference>;

const schoolPreview = preview.extend({
  difference,
  classes: z.array(importClass),
  /** French message if the missing classes of new students cannot be created; otherwise null. */
  classes_message: z.string().nullable(),
});
export type SchoolImportPreview = z.infer<typeof schoolPreview>;

const validated = z.object({
  /** Number of students created. */
  count: z.int(),
  /** All rows, each with the id of the student whom the row created or moved; null if the row changed nothing. */
  rows: z.array(importRow.extend({ id: z.int().nullable() })),
  /** Id with which the import can be undone for 24 h (`/operations/{id}/undo`); null when nothing was written. */
  operation_id: z.int().nullable(),
});
export type ImportResult = z.infer<typeof validated>;

const schoolValidated = validated.extend({
  /** Number of classes created. */
  nb_classes: z.int(),
  /** Number of students who changed class or level, or came back. */
  nb_moved: z.int(),
  /** Number of students who left. */
  nb_departed: z.int(),
});
export type SchoolImportResult = z.infer<typeof schoolValidated>;

const bodyLimit = uploadBodyLimit(importMaxBytes);

export const imports = routes('classes', importsCalls, {
  template: {
    summary: 'A table to fill in and import: header, sample line, explanation.',
    params: idParams,
    query: z.object({ kind: z.enum(importKinds), format: z.enum(templateFormats) }),
  },
  students: {
    summary: 'Reads a file of students, or checks corrected rows, and returns a verdict on each; writes nothing.',
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
    summary: 'Reads a file of a whole school, whose column `Classe` names each student’s class; writes nothing.',
    params: idParams,
    body: source,
    response: schoolPreview,
    bodyLimit,
  },
  validSchoolStudents: {
    summary: 'Writes the accepted rows of a whole school to their classes, all or none.',
    params: idParams,
    body: z.object({
      rows,
      /** Creates missing classes; otherwise new students get no class, and existing students keep their class. */
      create_classes: z.boolean().default(false),
      /** Moves students of the school to the class and level in the file; students who had left come back. */
      move: z.boolean().default(false),
      /** Students to deactivate, among those that the file does not contain. */
      departures: z.array(bodyId).max(importMaxRows).default([]),
      /** An earlier import of this school to which this file is added; one undo reverts all files of the import. */
      operation_id: bodyId.optional(),
    }),
    status: 201,
    response: schoolValidated,
    bodyLimit,
  },
});
