import type { Card } from '@memocartes/contract/cards/cards.routes';
import type { DeckSizes } from '@memocartes/contract/cards/layout/text-sizes';
import {
  backSlots,
  type Duplex,
  frontSlots,
  page,
  type Point,
  type Slot,
} from '@memocartes/contract/print/sheet-layout/sheet';
import { Flashcard } from '@memocartes/shared-ui/flashcard';
import type { CSSProperties } from 'react';

import { flashcardOf } from '../../view/index.ts';
import { CardCode } from './CardCode.tsx';
import { CutMarks } from './CutMarks.tsx';
import './sheets.css';

/** Height left for text above a QR code, in hundredths of the card's width. */
const textHeightWithCode = 88;

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** Position on the page in percent of its size, so that the page can be drawn at any width. */
const placeOf = ({ x, y, width, height, turned }: Slot): CSSProperties => ({
  left: percent(x, page.width),
  top: percent(y, page.height),
  width: percent(width, page.width),
  height: percent(height, page.height),
  transform: turned ? 'rotate(180deg)' : undefined,
});

type PrintSheetProps = {
  /** At most nine cards. */
  readonly cards: readonly Card[];
  /** Text sizes by card id, from the pack of the card. */
  readonly sizes?: ReadonlyMap<number, DeckSizes>;
  readonly side: 'front' | 'back';
  readonly duplex: Duplex;
  readonly shift?: Point;
  /** Whether backs have a QR code. */
  readonly qr?: boolean;
  readonly label: string;
};

/**
 * One side of a sheet, with the cards placed as in the PDF [printing.sheet] [printing.duplex] [printing.calibration].
 */
export function PrintSheet({ cards, sizes, side, duplex, shift, qr, label }: PrintSheetProps) {
  const hasCode = !!qr && side === 'back';
  const slots = side === 'front' ? frontSlots() : backSlots(duplex, shift);
  return (
    <figure className="print-sheet" aria-label={label}>
      {slots.map((slot, i) => {
        const card = cards[i];
        return (
          card && (
            <div
              // A card may be printed several times.
              key={`${card.id} ${i}`}
              className={hasCode ? 'print-sheet__card print-sheet__card--code' : 'print-sheet__card'}
              style={placeOf(slot)}
            >
              <Flashcard
                compact
                {...flashcardOf(card)}
                turned={side === 'back'}
                sizes={sizes?.get(card.id)}
                textHeight={hasCode ? textHeightWithCode : undefined}
                mark={card.displayed_id}
              />
              {hasCode && <CardCode card={card} />}
            </div>
          )
        );
      })}
      {side === 'front' && <CutMarks />}
    </figure>
  );
}
