import { dividerSize, dividerSlots, type Slot } from '@memocartes/contract/print/sheet-layout/sheet';

import { type Brush, mm } from './brush.ts';

/** Text of each divider: when the cards in its box are due; for box 5, that they are acquired. */
const dividerTexts = [
  'à revoir au bout d’un jour de classe',
  'à revoir au bout de 2 jours de classe',
  'à revoir au bout de 4 jours de classe',
  'à revoir au bout de 8 jours de classe',
  'cartes acquises',
];

/** A divider: as wide as a card, and with a tab on top. The tabs of the five dividers are side by side. */
function divider({ doc, text }: Brush, { x, y, index }: Slot): void {
  const { width, height, tab } = dividerSize;
  const tabWidth = width / dividerTexts.length;
  const left = x + index * tabWidth;
  const shoulder = y + tab;
  const right = x + width;
  const bottom = y + height;
  const corners = [
    [left, shoulder],
    [left, y],
    [left + tabWidth, y],
    [left + tabWidth, shoulder],
    [right, shoulder],
    [right, bottom],
    [x, bottom],
    [x, shoulder],
  ] as const;
  doc
    .lineWidth(0.2 * mm)
    .polygon(...corners.map(([cx, cy]) => [cx * mm, cy * mm]))
    .stroke();
  const middle = x + width / 2;
  text(String(index + 1), { x: left + tabWidth / 2, y: y + 10 }, { size: 9, align: 'center' });
  text(`Boîte ${index + 1}`, { x: middle, y: shoulder + 42 }, { size: 10, align: 'center', typeface: 'hand' });
  text(dividerTexts[index]!, { x: middle, y: shoulder + 54 }, { size: 3.2, align: 'center' });
}

/** Draws the page of the five dividers [printing.dividers]. */
export const drawDividers = (brush: Brush) => dividerSlots().forEach((slot) => divider(brush, slot));
