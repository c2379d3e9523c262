import { z } from 'zod';

import { uploadBodyLimit } from '../../documents/files.ts';
import { bodyId, idParams } from '../../fields/fields.schemas.ts';
import { routes } from '../../http/route.ts';
import { adultStatuses } from '../adult-imports.ts';
import { importFile, isFileOrRows, leftOut, missingSource } from '../import-source.schemas.ts';
import { readAs } from '../imports.routes.ts';
import { importMaxBytes, importMaxCell, importMaxRows } from '../imports.ts';
import { adultImportsCalls } from './adult-imports.calls.ts';

const cell = z.string().max(importMaxCell);

const person = { firstname: cell, lastname: cell, email: cell.nullable(), phone: cell.nullable() };

/** A follower and one of their children, as read or as corrected. */
const importedFollower = z.object({
  ...person,
  /** Relationship, as written in the file. */
  relation: cell.nullable(),
  child_firstname: cell,
  child_lastname: cell,
  /** Birth name of the child, if the file also contains the name in use. */
  child_birthname: cell.nullable(),
  class_: cell.nullable(),
  /** The student that the user chose among several students with the same name. */
  student_id: bodyId.nullable(),
});
export type ImportedFollower = z.infer<typeof importedFollower>;

/** A teacher. The cell `classes` contains the names of all their classes. */
const importedStaff = z.object({ ...person, classes: cell.nullable() });
export type ImportedStaff = z.infer<typeof importedStaff>;

/** Identifies the row: line number in the file (the header is line 1) and number of the student on the line. */
const place = { line: z.int(), nth: z.int() };
const verdict = {
  ...place,
  status: z.enum(adultStatuses),
  /** French message about the row, or null. */
  message: z.string().nullable(),
};
const followerRow = z.object({
  ...verdict,
  adult: importedFollower,
  /** Students with the child's name, if the file does not distinguish them. */
  candidates: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type FollowerRow = z.infer<typeof followerRow>;
const staffRow = z.object({ ...verdict, adult: importedStaff });
export type StaffRow = z.infer<typeof staffRow>;

const correctedRows = <A extends z.ZodType>(adult: A) =>
  z
    .array(z.object({ line: bodyId, nth: z.int().min(0).max(importMaxRows).default(0), adult, ...leftOut }))
    .min(1, 'Champ requis')
    .max(importMaxRows, `${importMaxRows} lignes au plus.`);

const followerRows = correctedRows(importedFollower);
const staffRows = correctedRows(importedStaff);
export type CorrectedFollower = z.output<typeof followerRows>[number];
export type CorrectedStaff = z.output<typeof staffRows>[number];

const source = <R extends z.ZodType>(rows: R) =>
  z
    .object({ ...importFile, rows })
    .partial()
    .refine(isFileOrRows, missingSource);

const followerSource = source(followerRows);
export type FollowerSource = z.input<typeof followerSource>;
const staffSource = source(staffRows);
export type StaffSource = z.input<typeof staffSource>;

const preview = <R extends z.ZodType>(row: R) =>
  z.object({
    rows: z.array(row),
    count: z.int(),
    /** Number of rows that would be written. */
    nb_ok: z.int(),
    /** Number of people who would be created. */
    nb_people: z.int(),
    /** French message if the whole file is refused; otherwise null. */
    message: z.string().nullable(),
    ...readAs,
  });

const followerPreview = preview(followerRow);
export type FollowerImportPreview = z.infer<typeof followerPreview>;
const staffPreview = preview(staffRow);
export type StaffImportPreview = z.infer<typeof staffPreview>;

const importResult = <R extends z.ZodType>(row: R) =>
  z.object({
    /** Number of people created. */
    count: z.int(),
    /** Number of links written: followers to students, teachers to classes. */
    nb_attached: z.int(),
    /** Number of invitations sent. Invitations above the daily limit can be sent later from the lists. */
    nb_invited: z.int(),
    /** All rows with their result. */
    rows: z.array(row),
    /** Id with which the import can be undone for 24 h; null when nothing was written. */
    operation_id: z.int().nullable(),
  });

const followersWritten = importResult(followerRow);
export type FollowerImportResult = z.infer<typeof followersWritten>;
const staffWritten = importResult(staffRow);
export type StaffImportResult = z.infer<typeof staffWritten>;

const options = {
  /** Sends invitations to the people created, up to the daily limit [import.invitations]. */
  invite: z.boolean().default(false),
  /** An earlier import of this school to which this file is added; one undo reverts all files of the import. */
  operation_id: bodyId.optional(),
};

const bodyLimit = uploadBodyLimit(importMaxBytes);
const common = { params: idParams, bodyLimit };

export const adultImports = routes('schools', adultImportsCalls, {
  followers: {
    summary: 'Reads a file of followers, or checks corrected rows; writes nothing.',
    ...common,
    body: followerSource,
    response: followerPreview,
  },
  validFollowers: {
    summary: 'Creates and attaches the adults of the accepted rows, all or none.',
    ...common,
    body: z.object({ rows: followerRows, ...options }),
    status: 201,
    response: followersWritten,
  },
  staff: {
    summary: 'Reads a file of teachers, or checks corrected rows; writes nothing.',
    ...common,
    body: staffSource,
    response: staffPreview,
  },
  validStaff: {
    summary: 'Creates the teachers of the accepted rows and assigns their classes, all or none.',
    ...common,
    body: z.object({ rows: staffRows, ...options }),
    status: 201,
    response: staffWritten,
  },
});
