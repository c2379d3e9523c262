import { cardSize, qrSide } from '@memocartes/contract/print/sheet';
import { fit } from './fit.ts';
import type { Measure } from './fit.ts';
import type { PaperSide } from './order.ts';

type Box = { x: number; y: number; width: number; height: number };
/** Rows of a text: its box, the letters' size and the distance from row to row. */
export type Words = Box & { rows: string[]; size: number; leading: number };
/** Where the parts of a side stand on its card, in millimetres from the card's top left corner. */
export type FaceLayout = { words: Words[]; image?: Box & { cover: boolean }; qr?: Box };

/** A hundredth of the card's width: what the flashcard on screen is measured in. */
const unit = cardSize.width / 100;
const padding = 8;
const leadings = { text: 1.3, hand: 1.9 };
/** Room for text by layout, in hundredths of the card's width; `center` has as much above as below. */
const rooms = { none: 112, top: 36, bottom: 36, center: 18, full: 0 };
/** White that a QR code needs around it, in millimetres: four modules of a code of 33. */
export const quiet = 2.2;
const qrBottom = 3;

const qrBox: Box = {
  x: cardSize.width - qrBottom - quiet - qrSide,
  y: cardSize.height - qrBottom - quiet - qrSide,
  width: qrSide,
  height: qrSide,
};

type Asked = { side: PaperSide; hand: boolean; qr: boolean; measure: Measure };

/** What is left of a card's height for text and image: its mark, or its QR code, is below. */
function inner({ side: { pattern }, qr }: Asked): Box {
  const bottom = pattern === 'none' ? padding : padding + 4;
  const top = padding * unit;
  const end = qr ? qrBox.y - quiet : cardSize.height - bottom * unit;
  return { x: padding * unit, y: top, width: cardSize.width - 2 * padding * unit, height: end - top };
}

function words(lines: readonly string[], { hand, measure }: Asked, width: number, height: number): Words {
  const leading = hand ? leadings.hand : leadings.text;
  const { size, rows } = fit(lines, { width: width / unit, height: height / unit }, leading, measure);
  return {
    x: 0,
    y: 0,
    width,
    height: rows.length * size * leading * unit,
    rows,
    size: size * unit,
    leading: size * leading * unit,
  };
}

/** Text alone stands in the middle. */
function plain(asked: Asked): FaceLayout {
  const box = inner(asked);
  // A ruled text has an empty row above and below.
  const room = Math.min(box.height, rooms.none * unit) * (asked.hand ? 0.85 : 1);
  const text = words(asked.side.lines, asked, box.width, room);
  return { words: [{ ...text, x: box.x, y: box.y + (box.height - text.height) / 2 }] };
}

/** An image with text above it, below it, or both. */
function pictured(asked: Asked): FaceLayout {
  const { pattern, lines } = asked.side;
  const box = inner(asked);
  const above = pattern === 'bottom' ? lines : pattern === 'center' ? lines.slice(0, 1) : [];
  const below = pattern === 'top' ? lines : pattern === 'center' ? lines.slice(1) : [];
  const gap = (pattern === 'center' ? 2 : 4) * unit;
  const measured = (some: readonly string[]) =>
    some.length > 0 ? [words(some, asked, box.width, rooms[pattern] * unit)] : [];
  const first = measured(above).map((text) => ({ ...text, x: box.x, y: box.y }));
  const last = measured(below).map((text) => ({ ...text, x: box.x, y: box.y + box.height - text.height }));
  const top = first[0] ? first[0].y + first[0].height + gap : box.y;
  const end = last[0] ? last[0].y - gap : box.y + box.height;
  return {
    words: [...first, ...last],
    image: { x: box.x, y: top, width: box.width, height: end - top, cover: false },
  };
}

/** Lays a side as the flashcard on screen does: image above, between, under, alone, or text only (specification §2.7). */
export function layFace(asked: Asked): FaceLayout {
  const { pattern } = asked.side;
  const whole = { x: 0, y: 0, ...cardSize, cover: true };
  const laid = pattern === 'full' ? { words: [], image: whole } : pattern === 'none' ? plain(asked) : pictured(asked);
  return asked.qr ? { ...laid, qr: qrBox } : laid;
}
