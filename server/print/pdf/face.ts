import {
  askedGap,
  explanationGap,
  type LaidOutText,
  layOutText,
  maxTextHeights,
  maxTextWidth,
  type Sizes,
  type TextBlock,
} from '@memocartes/contract/cards/layout/fit';
import { cardSize, type Slot } from '@memocartes/contract/print/sheet-layout/sheet';

import type { Typeface } from '../fonts/fonts.ts';
import type { PaperSide } from './print-order.ts';
import { dot, type Qr, quietZoneModules } from './qr.ts';

type Box = { x: number; y: number; width: number; height: number };
/** A text placed on a card, in millimetres: the box of its rows, the font size and the distance between rows. */
export type PlacedText = Box & { rows: string[]; size: number; leading: number; isRuled: boolean; typeface: Typeface };
/** Positions of a side's parts on its card, in millimetres from the card's top left corner. */
export type FaceLayout = { texts: PlacedText[]; image?: Box; qr?: Box & { quiet: number } };

/** A hundredth of the card's width: the unit of the flashcard on screen. */
const unit = cardSize.width / 100;
const padding = 8;
/** Text at the top begins below the folded corner; a repeated question is narrow enough to fit next to it. */
const underFold = 13.5;
/** Minimum distance between a code and the cut in millimetres: its quiet zone, plus a margin for inaccurate cutting. */
const edge = 4.5;

/** A code is at the bottom right; `quiet` is the quiet zone around it [printing.qr-code]. */
function qrBox({ side, module }: Pick<Qr, 'side' | 'module'>): Box & { quiet: number } {
  const quiet = quietZoneModules * module;
  const from = Math.max(edge, quiet) + side;
  return { x: cardSize.width - from, y: cardSize.height - from, width: side, height: side, quiet };
}

/**
 * Shifts a code by less than a printer dot, so that its edges fall on dots. @param at position of the card on its page
 */
export function onDots({ x, y, width, height, ...code }: Box & { quiet: number }, at: Slot): Box & { quiet: number } {
  const snap = (place: number) => Math.round(place / dot) * dot;
  const left = at.turned ? at.x + at.width - x - width : at.x + x;
  const top = at.turned ? at.y + at.height - y - height : at.y + y;
  const sign = at.turned ? -1 : 1;
  return { ...code, width, height, x: x + sign * (snap(left) - left), y: y + sign * (snap(top) - top) };
}

type FaceInput = {
  side: PaperSide;
  /** The question, on an answer side. */
  asked?: PaperSide;
  hand: boolean;
  qr: Pick<Qr, 'side' | 'module'> | undefined;
  /** Text sizes common to the cards of a pack. */
  sizes?: Sizes;
};

/** The area of a card that is left for text and image, above its mark or QR code. */
function contentArea({ side: { pattern }, asked, qr }: FaceInput): Box {
  const startsWithText = (pattern === 'bottom' || pattern === 'center') && !asked?.lines.length;
  const top = (startsWithText ? underFold : padding) * unit;
  const bottom = pattern === 'none' ? padding : padding + 4;
  const code = qr && qrBox(qr);
  const end = code ? code.y - code.quiet - 1 : cardSize.height - bottom * unit;
  const x = (cardSize.width - maxTextWidth * unit) / 2;
  return { x, y: top, width: maxTextWidth * unit, height: end - top };
}

/** A block placed with its top at `y`. */
function placeBlock(block: TextBlock, box: Box, y: number, typeface: Typeface): PlacedText {
  const { rows, isRuled } = block;
  const leading = block.size * block.leading * unit;
  return { ...box, y, height: rows.length * leading, rows, size: block.size * unit, leading, isRuled, typeface };
}

type Parts = LaidOutText & { box: Box; typeface: Typeface; above: PlacedText[] };

/** Text without image is centred in the area below the question. */
function layWithoutImage({ box, typeface, above, main, explanation }: Parts): FaceLayout {
  const answer = placeBlock(main, box, 0, typeface);
  const space = explanation ? explanation.size * explanationGap * unit : 0;
  const more = explanation ? [placeBlock(explanation, box, 0, typeface)] : [];
  const height = answer.height + space + more.reduce((sum, placed) => sum + placed.height, 0);
  const y = box.y + (box.height - height) / 2;
  return {
    texts: [...above, { ...answer, y }, ...more.map((placed) => ({ ...placed, y: y + answer.height + space }))],
  };
}

/** An image with text above it, below it, or both. */
function layWithImage(
  { box, typeface, above, main, below, explanation }: Parts,
  pattern: PaperSide['pattern'],
): FaceLayout {
  const space = (pattern === 'center' ? 2 : 4) * unit;
  const text = [main, ...(explanation ? [explanation] : [])].filter(({ rows }) => rows.length > 0);
  const first = pattern === 'top' ? [] : text;
  const last = pattern === 'top' ? text : below ? [below] : [];
  let top = box.y;
  const heads = first.map((block) => {
    const placed = placeBlock(block, box, top, typeface);
    top += placed.height;
    return placed;
  });
  let end = box.y + box.height;
  const feet = last.toReversed().map((block) => {
    const placed = placeBlock(block, box, 0, typeface);
    end -= placed.height;
    return { ...placed, y: end };
  });
  const y = heads.length > 0 ? top + space : box.y;
  const height = (feet.length > 0 ? end - space : end) - y;
  return { texts: [...above, ...heads, ...feet], image: { x: box.x, y, width: box.width, height } };
}

/**
 * Lays out a side as the flashcard on screen does. A repeated question is above the answer. An image is above, between
 * or under the lines of text, or alone.
 */
export function layFace(input: FaceInput): FaceLayout {
  const { side, qr } = input;
  const code = qr && { qr: qrBox(qr) };
  // [cards.full-image]
  if (side.pattern === 'full') return { texts: [], image: { x: 0, y: 0, ...cardSize }, ...code };
  const typeface: Typeface = input.hand ? 'hand' : 'text';
  const area = contentArea(input);
  // A QR code leaves less height than the layout has; an image shrinks automatically.
  const height = qr && side.pattern === 'none' ? Math.min(maxTextHeights.none, area.height / unit) : undefined;
  const laid = layOutText({ side, font: typeface, asked: input.asked, height }, input.sizes);
  const above = laid.asked ? [placeBlock(laid.asked, area, area.y, 'text')] : [];
  const aboveHeight = above[0] ? above[0].height + askedGap * unit : 0;
  const box = { ...area, y: area.y + aboveHeight, height: area.height - aboveHeight };
  const parts = { ...laid, box, typeface, above };
  return { ...(side.pattern === 'none' ? layWithoutImage(parts) : layWithImage(parts, side.pattern)), ...code };
}
