import { randomUuid } from '@memocartes/contract/http/uuid';
import type { Scannable, ScannableCard } from '@memocartes/contract/learning/scan/scan.routes';

import type { Scan } from '../queue/scans.ts';

/**
 * Result of a scanned or typed code.
 * - `added`, `moved`: the card is added to a pile, or moved to the other; `scan` is to be stored.
 * - `again`: the card is already in that pile.
 * - `waiting`: its scan is confirmed but not sent yet.
 * - `foreign`: not a code of a card.
 * - `not-own`: not one of the student's cards.
 */
export type Verdict =
  | { readonly kind: 'added' | 'moved'; readonly card: ScannableCard; readonly scan: Scan }
  | { readonly kind: 'again' | 'waiting'; readonly card: ScannableCard }
  | { readonly kind: 'foreign' | 'not-own' };

type ScannedCode = {
  readonly code: string | undefined;
  readonly isRight: boolean;
  readonly scannable: Scannable;
  readonly scans: readonly Scan[];
  readonly now: Date;
};

/**
 * Checks a code against the student's cards and the scans on this device [scanning.own-cards] [scanning.once]
 * [scanning.foreign-code].
 */
export function checkCode({ code, isRight, scannable: { cards, epoch }, scans, now }: ScannedCode): Verdict {
  if (code === undefined) return { kind: 'foreign' };
  const card = cards.find(({ qr_code, displayed_id }) => code === qr_code || code === displayed_id.toUpperCase());
  if (!card) return { kind: 'not-own' };
  const existing = scans.find(({ cards_id }) => cards_id === card.cards_id);
  if (existing?.confirmed) return { kind: 'waiting', card };
  if (existing?.is_right === isRight) return { kind: 'again', card };
  const scan: Scan = {
    client_id: randomUuid(),
    code: card.qr_code,
    cards_id: card.cards_id,
    epoch,
    confirmed: false,
    // A card that is moved to the other pile gets the time of its latest read.
    ...existing,
    answered_at: now.toISOString(),
    is_right: isRight,
  };
  return { kind: existing ? 'moved' : 'added', card, scan };
}
