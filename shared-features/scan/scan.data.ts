import { parisDay } from '@memocartes/contract/learning/calendar/days';
import type { Scannable, ScannableCard } from '@memocartes/contract/learning/scan/scan.routes';

import { card } from '../cards/view/cards.data.ts';
import { ines } from '../fixtures/students.data.ts';
import type { ReadCodes } from './camera/readCodes.ts';

export const phygital = { ...ines, is_phygital: true };

const scannableCard = (id: number, box: number | null, moved_on: string | null): ScannableCard => {
  const { displayed_id, front_side, qr_code } = card(id);
  return { cards_id: id, displayed_id, qr_code, front_side, box, moved_on };
};

/** Cards in boxes 2, 3 and 1, one that moved today, and one that is new. */
export const scannable: Scannable = {
  epoch: 3,
  one_back: false,
  is_practice: false,
  cards: [
    scannableCard(12, 2, '2026-11-10'),
    scannableCard(13, 3, '2026-11-10'),
    scannableCard(14, 1, '2026-11-10'),
    scannableCard(15, 2, parisDay(new Date())),
    scannableCard(16, null, null),
  ],
};

/** Content of a card's QR code. */
export const qrOf = (id: number): string => `HTTPS://ECOLE.EXAMPLE/C/${card(id).qr_code}`;

/** A fake camera for stories: it reads the texts that are passed to `show`. */
export function fakeCamera() {
  let onCode: ((text: string) => void) | undefined;

  const reader: ReadCodes = (_video, signal, handlers) => {
    handlers.ready();
    onCode = handlers.code;
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
  };

  return { reader, show: (text: string) => onCode?.(text), isOn: () => onCode !== undefined };
}

/** A camera that fails with the DOMException of this name, as in browsers. */
export const failingCamera =
  (name: string): ReadCodes =>
  async () => {
    throw new DOMException('Refused', name);
  };
