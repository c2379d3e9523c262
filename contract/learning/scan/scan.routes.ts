import { z } from 'zod';

import { cardSide } from '../../cards/cards.schemas.ts';
import { routes } from '../../http/route.ts';
import { id, instant, largestId } from '../../lists/lists.ts';
import { maxCodeLength, maxScans } from './card-code.ts';
import { scanCalls } from './scan.calls.ts';

const count = z.number().int();
const box = count.min(1).max(5);
const ofStudent = z.object({ student_id: id });

/** A card that counts when it is scanned. `box` and `moved_on` are null for a card that is in no box yet. */
const scannableCard = z.object({
  cards_id: count,
  displayed_id: z.string(),
  qr_code: z.string(),
  front_side: cardSide,
  box: box.nullable(),
  moved_on: z.string().nullable(),
});
export type ScannableCard = z.infer<typeof scannableCard>;

/**
 * `epoch`: that of the student's tracking, to be sent with the scans. `one_back`: a wrong answer moves a card one box
 * down. `is_practice`: scans of this person are stored but move no card.
 */
const scannable = z.object({
  epoch: count,
  one_back: z.boolean(),
  is_practice: z.boolean(),
  cards: z.array(scannableCard),
});
export type Scannable = z.infer<typeof scannable>;

const wrongEpoch = 'Rechargez la page, puis scannez de nouveau les cartes.';

/** `client_id` is generated once by the client, so that a repeated scan counts once. `code`: of the QR code, or the printed number [scanning.date] [scanning.sent-once]. */
const cardScan = z.object({
  client_id: z.uuid('Identifiant attendu.'),
  code: z
    .string('Code attendu.')
    .trim()
    .min(1, 'Code attendu.')
    .max(maxCodeLength, `${maxCodeLength} caractères au plus.`),
  is_right: z.boolean('Su ou pas su.'),
  answered_at: instant,
});
export type CardScan = z.infer<typeof cardScan>;

const scans = z.object({
  epoch: z.number(wrongEpoch).int(wrongEpoch).min(0, wrongEpoch).max(largestId, wrongEpoch),
  scans: z.array(cardScan).min(1, 'Scannez au moins une carte.').max(maxScans, `${maxScans} cartes au plus.`),
});
export type Scans = z.infer<typeof scans>;

/**
 * `RECORDED`: the answer counts. `HISTORY`: stored without moving a card, as the student's boxes were reset since. The
 * others are not stored: `UNKNOWN_CARD`, no card of this school has the code; `NOT_OF_STUDENT`; `REFUSED`, the id
 * belongs to something else [scanning.reset].
 */
export const scanStatuses = ['RECORDED', 'HISTORY', 'UNKNOWN_CARD', 'NOT_OF_STUDENT', 'REFUSED'] as const;
export type ScanStatus = (typeof scanStatuses)[number];

/** `from_box`, `to_box`: the move, with equal boxes for a card that stayed; null for a scan that caused no move. */
const result = z.object({
  client_id: z.string(),
  status: z.enum(scanStatuses),
  cards_id: count.nullable(),
  from_box: box.nullable(),
  to_box: box.nullable(),
});
export type ScanResult = z.infer<typeof result>;

export const scan = routes('scan', scanCalls, {
  list: {
    summary: 'The paper cards of a student that count when they are scanned, with their codes and boxes.',
    params: ofStudent,
    response: scannable,
  },
  record: {
    summary: 'Records scanned paper cards as answers; a scan sent again counts once.',
    params: ofStudent,
    body: scans,
    response: z.object({ results: z.array(result) }),
  },
});
