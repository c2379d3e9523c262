import type { Card } from '@memocartes/contract/cards/cards.routes';
import type { DeckSizes } from '@memocartes/contract/cards/layout/deck';
import { backSlots, type Duplex, frontSlots, page, type Point, type Slot } from '@memocartes/contract/print/sheet';
import { Flashcard } from '@memocartes/shared-ui/flashcard';
import type { CSSProperties } from 'react';

import { facesOf } from '../../view/index.ts';
import { CardCode } from './CardCode.tsx';
import { CutMarks } from './CutMarks.tsx';
import './sheets.css';

/** Height that a QR code leaves for text, in hundredths of the card's width. */
const heightByCode = 88;

const share = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** Position on the page as fractions of its size, for a drawing of any width. */
const placeOf = ({ x, y, width, height, turned }: Slot): CSSProperties => ({
  left: share(x, page.width),
  top: share(y, page.height),
  width: share(width, page.width),
  height: share(height, page.height),
  transform: turned ? 'rotate(180deg)' : undefined,
});

export type PrintSheetProps = {
  /** At most nine cards. */
  readonly cards: readonly Card[];
  /** Text sizes by card: those of its pack. */
  readonly sizes?: ReadonlyMap<number, DeckSizes> | undefined;
  readonly side: 'front' | 'back';
  readonly duplex: Duplex;
  readonly shift?: Point;
  /** Whether backs have a QR code. */
  readonly qr?: boolean;
  readonly label: string;
};

/** One page of a sheet, with the cards placed as in the file [printing.sheet] [printing.duplex] [printing.calibration]. */
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
              // a card may be printed several times
              key={`${card.id} ${i}`}
              className={hasCode ? 'print-sheet__card print-sheet__card--code' : 'print-sheet__card'}
              style={placeOf(slot)}
            >
              <Flashcard
                compact
                {...facesOf(card)}
                turned={side === 'back'}
                sizes={sizes?.get(card.id)}
                textHeight={hasCode ? heightByCode : undefined}
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
