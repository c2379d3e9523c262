import { z } from 'zod';
import { base64Length } from '../documents/files.ts';
import { routes } from '../http/route.ts';
import { bodyId } from '../lists/lists.ts';
import { levels } from '../people/people.ts';
import { cardsImportCalls } from './cards-import.calls.ts';
import { cardImportMaxBytes, cardImportMaxRows, cardImportStatuses } from './cards-import.ts';

const number = z.number().int();
const cell = z.string().max(2_000);

/** A card of a file, as plain text: sides with a line a line, subjects by their names. */
const importedCard = z.object({
  front: cell,
  back: cell,
  matter: cell.nullable(),
  subject: cell.nullable(),
  level: cell.nullable(),
  category: cell.nullable(),
});
export type ImportedCard = z.infer<typeof importedCard>;

const importRow = z.object({
  /** Line of the file. */
  line: number,
  card: importedCard,
  status: z.enum(cardImportStatuses),
  /** In French, what is wrong with the card; null when nothing is. */
  message: z.string().nullable(),
});
export type CardImportRow = z.infer<typeof importRow>;

const correctedRow = z.object({ line: number.min(1), card: importedCard });
const rows = z
  .array(correctedRow)
  .min(1, 'Champ requis')
  .max(cardImportMaxRows, `${cardImportMaxRows} cartes au plus.`);
export type CorrectedCardRow = z.infer<typeof correctedRow>;

/** What the cards have that do not say it themselves. */
const usual = { matter_id: bodyId.nullish(), subject_id: bodyId.nullish(), level: z.enum(levels).nullish() };

const source = z
  .object({
    title: z.string().max(255),
    type: z.string().max(100),
    /** The file in base64, with or without `data:…;base64,` before it. */
    data: z.string().min(1, 'Champ requis'),
    rows,
  })
  .partial()
  .extend(usual)
  .refine(({ data, rows: corrected }) => data ?? corrected, { path: ['data'], message: 'Champ requis' });
export type CardImportSource = z.input<typeof source>;

const preview = z.object({
  rows: z.array(importRow),
  count: number,
  /** Cards that would be written. */
  nb_ok: number,
  /** In French, what stands against the file as a whole (the offer's limit); null when nothing does. */
  message: z.string().nullable(),
  /** What the file is; null for rows that are judged again. */
  format: z.enum(['anki', 'csv']).nullable(),
  /** Pictures and sounds that the cards name and that are not in the file. */
  media: z.array(z.string()),
});
export type CardImportPreview = z.infer<typeof preview>;

const corrected = z.object({ rows, status: z.enum(['DRAFT', 'FINAL']).default('DRAFT'), ...usual });
export type CardImportBody = z.input<typeof corrected>;

const validated = z.object({
  /** Cards written. */
  count: number,
  rows: z.array(importRow.extend({ id: number.nullable() })),
});
export type CardImportResult = z.infer<typeof validated>;

const bodyLimit = base64Length(cardImportMaxBytes);

export const cardsImport = routes('cards', cardsImportCalls, {
  preview: {
    summary:
      'Reads a spreadsheet (CSV) or an export of notes from Anki (.txt) and says what each card is worth; writes nothing.',
    body: source,
    response: preview,
    bodyLimit,
  },
  valid: {
    summary: 'Writes the accepted cards, all or none.',
    body: corrected,
    status: 201,
    response: validated,
    bodyLimit,
  },
});
