import type { DeckSizes } from '@memocartes/contract/cards/layout/deck';
import type { Duplex } from '@memocartes/contract/print/sheet';

/** A side of a card as paper shows it; `image` names one of the order's pictures. */
export type PaperSide = {
  pattern: 'top' | 'center' | 'bottom' | 'full' | 'none';
  lines: readonly string[];
  /** Lines of the answer, where that is known. */
  answerLines?: number | undefined;
  image: number | null;
};
/** `mark` is what people call the card, `link` what its QR code leads to, `sizes` those of its pack. */
export type PaperCard = {
  mark: string;
  link: string;
  hand: boolean;
  front: PaperSide;
  back: PaperSide;
  sizes?: DeckSizes | undefined;
};

/** All that the writer of a PDF needs to know; it asks the database nothing. Pictures are JPEG. */
export type PaperOrder = {
  title: string;
  cards: readonly PaperCard[];
  images: ReadonlyMap<number, Uint8Array>;
  duplex: Duplex;
  qr: boolean;
  dividers: boolean;
  calibration: boolean;
  shift: { x: number; y: number };
};
