import type { DeckSizes } from '@memocartes/contract/cards/layout/text-sizes';
import type { Duplex } from '@memocartes/contract/print/sheet-layout/sheet';

/** A side of a card as printed; `image` is a key of the order's `images`. */
export type PaperSide = {
  pattern: 'top' | 'center' | 'bottom' | 'full' | 'none';
  lines: readonly string[];
  /** Number of lines of the answer, if known. */
  answerLines?: number;
  image: number | null;
};
/**
 * `mark` is the number of the card, `link` the target of its QR code, `hand` whether its texts are in the handwriting
 * typeface, `sizes` the text sizes of its pack.
 */
export type PaperCard = {
  mark: string;
  link: string;
  hand: boolean;
  front: PaperSide;
  back: PaperSide;
  sizes?: DeckSizes;
};

/** All data needed to write a PDF without access to the database. Images are JPEG. */
export type PrintOrder = {
  title: string;
  cards: readonly PaperCard[];
  images: ReadonlyMap<number, Uint8Array>;
  duplex: Duplex;
  qr: boolean;
  dividers: boolean;
  calibration: boolean;
  shift: { x: number; y: number };
};
