import { z } from 'zod';

import { uploadBodyLimit } from '../../documents/files.ts';
import { bodyId, exactLine } from '../../fields/fields.schemas.ts';
import { requestId } from '../../http/request-id.schemas.ts';
import { routes } from '../../http/route.ts';
import { importFile, isFileOrRows, missingSource } from '../../imports/import-source.schemas.ts';
import { levels } from '../../levels/levels.ts';
import { maxAcceptedAnswers } from '../cards.ts';
import { maxAltLength, maxLineLength, patterns } from '../layout/patterns.ts';
import { cardsImportCalls } from './cards-import.calls.ts';
import { ankiMaxBytes, cardImportMaxRows, cardImportStatuses, leftOutReasons } from './cards-import.ts';

const cell = z.string().max(2_000);

/** A picture: its name in the file, its alternative text and the layout of the side that shows it. */
const importedImage = z.object({
  name: z.string().max(255),
  alt: z.string().max(maxAltLength),
  pattern: z.enum(patterns).exclude(['none']),
});
export type ImportedImage = z.infer<typeof importedImage>;

const settings = z.object({
  is_handwritten: z.boolean(),
  is_typed: z.boolean(),
  accents_count: z.boolean(),
  is_lesson: z.boolean(),
  accepted_answers: z.array(z.string().max(maxLineLength)).max(maxAcceptedAnswers),
});
/** Settings of a card in a file. */
export type CardSettings = z.infer<typeof settings>;

/** A card of a file as plain text. Only a card of an .apkg file has pictures. */
const importedCard = z.object({
  front: cell,
  back: cell,
  matter: cell.nullable(),
  subject: cell.nullable(),
  level: cell.nullable(),
  category: cell.nullable(),
  /** Absent if the file has no column with settings. */
  settings: settings.optional(),
  front_image: importedImage.optional(),
  back_image: importedImage.optional(),
});
export type ImportedCard = z.infer<typeof importedCard>;

const leftOut = z.object({ name: z.string(), reason: z.enum(leftOutReasons) });
export type LeftOut = z.infer<typeof leftOut>;

const importRow = z.object({
  /** Line number in the file. */
  line: z.int(),
  card: importedCard,
  status: z.enum(cardImportStatuses),
  /** French message for what is wrong with the card; otherwise null. */
  message: z.string().nullable(),
  /** Media of the card that cannot be imported; absent if there are none. */
  left_out: z.array(leftOut).optional(),
});
export type CardImportRow = z.infer<typeof importRow>;

const correctedRow = z.object({ line: bodyId, card: importedCard });
const rows = z
  .array(correctedRow)
  .min(1, 'Champ requis')
  .max(cardImportMaxRows, `${cardImportMaxRows} cartes au plus.`);
export type CorrectedCardRow = z.infer<typeof correctedRow>;

/** Defaults for cards without subject or level. */
const defaults = { matter_id: bodyId.nullish(), subject_id: bodyId.nullish(), level: z.enum(levels).nullish() };

const source = z
  .object({ ...importFile, rows })
  .partial()
  .extend(defaults)
  .refine(isFileOrRows, missingSource);
export type CardImportSource = z.input<typeof source>;

const preview = z.object({
  rows: z.array(importRow),
  count: z.int(),
  /** Number of cards that would be written. */
  nb_ok: z.int(),
  /** French message when the offer's limit makes the server refuse the whole file; otherwise null. */
  message: z.string().nullable(),
  /** Number of cards that the offer still allows; null without a limit. */
  nb_left: z.int().nullable(),
  /** Format of the file; null for rows that are validated again. */
  format: z.enum(['anki', 'apkg', 'csv', 'xlsx', 'ods']).nullable(),
  /** Names of the first pictures, sounds and videos that cannot be imported. */
  media: z.array(z.string()),
  /** Thumbnails of the pictures that would be imported, by name, as `data:` URLs. */
  pictures: z.record(z.string(), z.string()).optional(),
});
export type CardImportPreview = z.infer<typeof preview>;

/** `data` repeats the package, if the cards have pictures. */
const corrected = z.object({
  rows,
  data: z.string().optional(),
  /** Name of the file, which identifies the import in the list of operations. */
  title: exactLine(255).optional(),
  request_id: requestId,
  status: z.enum(['DRAFT', 'FINAL']).default('DRAFT'),
  ...defaults,
});
export type CardImportBody = z.input<typeof corrected>;

const validated = z.object({
  /** Number of cards written. */
  count: z.int(),
  rows: z.array(importRow.extend({ id: z.int().nullable() })),
  /** Id for `POST /cards/operations/:id/undo`; null when no card was written. */
  operation_id: z.int().nullable(),
});
export type CardImportResult = z.infer<typeof validated>;

/** Maximum bytes of a request with a package and its corrected rows. */
const bodyLimit = uploadBodyLimit(ankiMaxBytes) + 8_000_000;

export const cardsImport = routes('cards', cardsImportCalls, {
  preview: {
    summary:
      'Returns a verdict on each card of a spreadsheet or Anki file (.csv, .xlsx, .ods, .txt, .apkg); writes nothing.',
    body: source,
    response: preview,
    bodyLimit,
  },
  valid: {
    summary: 'Writes the accepted cards with their pictures, all or none.',
    body: corrected,
    status: 201,
    response: validated,
    bodyLimit,
  },
});
