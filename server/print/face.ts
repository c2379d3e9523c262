import { cardSize } from '@memocartes/contract/print/sheet';
import type { Slot } from '@memocartes/contract/print/sheet';
import { fit } from './fit.ts';
import type { Measure } from './fit.ts';
import type { PaperSide } from './order.ts';
import { dot, quietModules } from './qr.ts';
import type { Qr } from './qr.ts';

type Box = { x: number; y: number; width: number; height: number };
/** Rows of a text: its box, the letters' size and the distance from row to row. */
export type Words = Box & { rows: string[]; size: number; leading: number; isRuled: boolean };
/** Where the parts of a side stand on its card, in millimetres from the card's top left corner. */
export type FaceLayout = { words: Words[]; image?: Box & { cover: boolean }; qr?: Box & { quiet: number } };

/** A hundredth of the card's width: what the flashcard on screen is measured in. */
const unit = cardSize.width / 100;
const padding = 8;
const leadings = { text: 1.3, hand: 1.9, tight: 1.5 };
/** Handwriting that would come out smaller than this, in hundredths of the card's width, is written closer, without a ruling. */
const leastRuled = 5.6;
/** Room for text by layout, in hundredths of the card's width; `center` has as much above as below. */
const rooms = { none: 112, top: 36, bottom: 36, center: 18, full: 0 };
/** Least paper between a code and the cut, in millimetres: its white, and what scissors may miss by. */
const edge = 4.5;

/** A code stands at the bottom right; `quiet` is the white around it. */
function qrBox({ side, module }: Pick<Qr, 'side' | 'module'>): Box & { quiet: number } {
  const quiet = quietModules * module;
  const from = Math.max(edge, quiet) + side;
  return { x: cardSize.width - from, y: cardSize.height - from, width: side, height: side, quiet };
}

/** Moved by less than a point of print, so that the code's edges fall on points. @param at where the card stands on its page */
export function onDots({ x, y, width, height, ...code }: Box & { quiet: number }, at: Slot): Box & { quiet: number } {
  const snap = (place: number) => Math.round(place / dot) * dot;
  const [dx, dy] = at.turned ? [at.x + at.width - x - width, at.y + at.height - y - height] : [at.x + x, at.y + y];
  const sign = at.turned ? -1 : 1;
  return { ...code, width, height, x: x + sign * (snap(dx) - dx), y: y + sign * (snap(dy) - dy) };
}

type Asked = { side: PaperSide; hand: boolean; qr: Pick<Qr, 'side' | 'module'> | undefined; measure: Measure };

/** What is left of a card's height for text and image: its mark, or its QR code, is below. */
function inner({ side: { pattern }, qr }: Asked): Box {
  const bottom = pattern === 'none' ? padding : padding + 4;
  const top = padding * unit;
  const code = qr && qrBox(qr);
  const end = code ? code.y - code.quiet - 1 : cardSize.height - bottom * unit;
  return { x: padding * unit, y: top, width: cardSize.width - 2 * padding * unit, height: end - top };
}

function words(lines: readonly string[], { hand, measure }: Asked, width: number, height: number): Words {
  const room = { width: width / unit, height: height / unit };
  const fitted = (leading: number) => ({ ...fit(lines, room, leading, measure), leading });
  const airy = fitted(hand ? leadings.hand : leadings.text);
  const isRuled = hand && airy.size >= leastRuled;
  const { size, rows, leading } = hand && !isRuled ? fitted(leadings.tight) : airy;
  const step = size * leading * unit;
  return { x: 0, y: 0, width, height: rows.length * step, rows, size: size * unit, leading: step, isRuled };
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
  return asked.qr ? { ...laid, qr: qrBox(asked.qr) } : laid;
}
