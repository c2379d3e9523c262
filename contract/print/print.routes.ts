import { z } from 'zod';

import { bodyId, idParams } from '../fields/fields.schemas.ts';
import { requestId } from '../http/request-id.schemas.ts';
import { routes } from '../http/route.ts';
import { levels } from '../levels/levels.ts';
import { printCalls } from './print.calls.ts';
import { maxCopies, maxPrintedCards, maxPrintedPacks, maxShift } from './print.ts';
import { duplexes } from './sheet-layout/sheet.ts';

const int = z.int32();
const id = int;
const idList = (max: number, message: string) => z.array(bodyId).max(max, message).default([]);
const shift = z.number().min(-maxShift).max(maxShift).default(0);

/**
 * Print options. `qr`: prints a QR code on each back; `shift_*`: offset of the backs in millimetres, as measured on the
 * calibration page [printing.calibration].
 */
const options = z.object({
  duplex: z.enum(duplexes).default('long'),
  qr: z.boolean().default(false),
  dividers: z.boolean().default(false),
  calibration: z.boolean().default(false),
  shift_x: shift,
  shift_y: shift,
});
export type PrintOptions = z.output<typeof options>;
const editionOrder = options.extend({ request_id: requestId });
export type PrintEdition = z.input<typeof editionOrder>;

const wrongCopies = `De 1 à ${maxCopies} exemplaires.`;
const copies = z.object({
  cards_id: bodyId,
  count: z.number(wrongCopies).int(wrongCopies).min(1, wrongCopies).max(maxCopies, wrongCopies),
});

/**
 * The cards of packs are printed first, each once, then the other single cards. `copies`: numbers of copies of single
 * cards, 1 by default [printing.copies]. `level`: only cards of this level and without level are printed from the packs
 * [printing.level].
 */
const order = options
  .extend({
    packs: idList(maxPrintedPacks, `${maxPrintedPacks} packs au plus.`),
    cards: idList(maxPrintedCards, `${maxPrintedCards} cartes au plus.`),
    level: z.enum(levels).optional(),
    copies: z.array(copies).max(maxPrintedCards, `${maxPrintedCards} cartes au plus.`).default([]),
    request_id: requestId,
  })
  .refine(({ packs, cards, dividers, calibration }) => packs.length + cards.length > 0 || dividers || calibration, {
    path: ['cards'],
    message: 'Choisissez au moins une carte ou un pack.',
  });
export type PrintOrder = z.input<typeof order>;

/** `nb_pages`: pages of the file; `nb_done`: pages written so far; `message`: French text if the print failed. */
const job = z.object({
  id,
  status: z.enum(['PENDING', 'RUNNING', 'DONE', 'FAILED']),
  nb_cards: int,
  nb_pages: int,
  nb_done: int,
  message: z.string().nullable(),
  /** Whether the file can be downloaded. A file is deleted after 7 days. */
  has_file: z.boolean(),
  date_create: z.string(),
});
export type PrintJob = z.infer<typeof job>;

/**
 * Numbers of finished, unfinished (`running`) and allowed prints of cards in the school year that starts in `year`.
 * `last`: options of the latest print [printing.quota].
 */
const quota = z.object({ year: int, used: int, running: int, limit: int, last: options.nullable() });
export type PrintQuota = z.infer<typeof quota>;

export const print = routes('print', printCalls, {
  create: {
    summary: 'Starts a print of cards; responds immediately, and the file is created afterwards.',
    body: order,
    status: 201,
    response: job,
  },
  edition: {
    summary:
      'Starts a print of the published cards of an edition, in the order of their positions; it does not count towards the limit.',
    params: idParams,
    body: editionOrder,
    status: 201,
    response: job,
  },
  quota: {
    summary: 'Numbers of finished and unfinished prints of cards in this school year, and the limit.',
    response: quota,
  },
  view: { summary: 'Progress of a print.', params: idParams, response: job },
  file: { summary: 'The PDF, once it is created.', params: idParams },
});
