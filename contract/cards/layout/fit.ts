import { splitAnswer } from './answer.ts';
import { type CardFont, leadings, minReadableSize, minUnwrappedSize, textWidth } from './measure.ts';
import type { Pattern } from './patterns.ts';
import { tokens } from './tokens.ts';
import { wrap } from './wrap.ts';

/** Layout of a side and its lines as typed; `answerLines`: number of lines of the answer, if known. */
export type TextSide = { pattern: Pattern; lines: readonly string[]; answerLines?: number };

/**
 * Content of a side. `asked` is the question repeated above an answer; `height` replaces the layout's height if less is
 * available.
 */
export type SideText = { side: TextSide; font: CardFont; asked?: TextSide; height?: number };

/** Font sizes in hundredths of the card's width: the text, the explanation of an answer, the repeated question. */
export type Sizes = { main: number; small: number; asked: number };

/** Rows of one font size; `leading` is the row height relative to the font size. */
export type TextBlock = { rows: string[]; size: number; leading: number; isRuled: boolean };

/**
 * Text of a side: `main` above, then `explanation`. In the layout `center`, `main` is above the image and `below` is
 * below it.
 */
export type LaidOutText = {
  asked: TextBlock | null;
  main: TextBlock;
  below: TextBlock | null;
  explanation: TextBlock | null;
};

/** Maximum width of the text of a card, in hundredths of the card's width. */
export const maxTextWidth = 88;
/** Maximum height of the text by layout; for `center`, above the image and again below it. A card is 139.7 high. */
export const maxTextHeights: Readonly<Record<Pattern, number>> = {
  none: 112,
  top: 36,
  bottom: 36,
  center: 18,
  full: 0,
};
/** Maximum width of the repeated question, which is beside the folded corner. */
export const maxAskedWidth = 72;
const askedArea = { width: maxAskedWidth, height: 30 };
/** Free height below a repeated question. */
export const askedGap = 3;
/** Maximum font sizes: of the text, of an explanation, of the repeated question. */
const largest: Readonly<Sizes> = { main: 19, small: 9, asked: 6.4 };
/** Font size of an explanation, relative to that of its answer. */
const explanationShare = 0.6;
/** Smallest size at which a line of the repeated question stays on one row, relative to `minUnwrappedSize`. */
const askedShare = 0.85;
/** A piece is cut only if its font size on one row would be smaller than this size. */
const minUncutSize = 2.4;
/** Below this size, handwriting has tighter rows and no ruling. */
const minRuledSize = 5.6;
/** Free height above an explanation, relative to its font size. */
export const explanationGap = 0.6;
const step = 0.97;

type Area = { width: number; height: number };
/** `margin`: free rows that the part needs in addition to its own. */
type Part = { lines: readonly string[]; font: CardFont; leading: number; margin?: number };

const floor = (size: number) => Math.floor(size * 100) / 100;
const rowsAt = ({ lines, font }: Part, size: number, width: number) =>
  lines.flatMap((line) => wrap(line, width / size, (text) => textWidth(text, font)));
const heightAt = (part: Part, size: number, width: number) =>
  part.lines.length > 0 ? (rowsAt(part, size, width).length + (part.margin ?? 0)) * size * part.leading : 0;

/**
 * Largest size at which the lines fit the width. A line stays on one row if its size is then at least `minSize`. Other
 * lines wrap: the widest piece must fit on one row, unless it would be smaller than `minUncutSize`.
 */
function widthLimit({ lines, font }: Part, width: number, minSize = minUnwrappedSize[font]): number {
  const limits = lines.map((line) => {
    const unwrappedSize = width / textWidth(line, font);
    if (unwrappedSize >= minSize) return unwrappedSize;
    const pieces = tokens(line).map((piece) => Math.max(minUncutSize, width / textWidth(piece, font)));
    return Math.min(...pieces);
  });
  return Math.min(...limits);
}

/** Largest size up to `maxSize`, in steps of 3 %, at which the text is no higher than `height`. */
function heightLimit(maxSize: number, height: number, heightOf: (size: number) => number): number {
  let size = floor(maxSize);
  while (size > 0.05 && heightOf(size) > height) size = floor(size * step);
  return Math.max(size, 0.05);
}

const explanationSize = (main: number, limit: number, font: CardFont): number =>
  Math.min(main, largest.small, limit, Math.max(main * explanationShare, minUnwrappedSize[font]));

/** The lines of a side, split into parts. @param leading row height of the main text */
function partsOf({ side, font, asked }: SideText, leading: number) {
  const isSplit = !!asked && side.pattern !== 'center';
  const { answer, explanation } = isSplit
    ? splitAnswer(side.lines, side.answerLines)
    : { answer: side.lines, explanation: [] };
  const isAround = side.pattern === 'center';
  const small = font === 'hand' ? leadings.tight : leadings[font];
  // The ruling of handwriting extends half a row above and below.
  const isRuled = font === 'hand' && leading === leadings.hand && side.pattern === 'none';

  return {
    main: { lines: isAround ? answer.slice(0, 1) : answer, font, leading, margin: isRuled ? 1 : 0 },
    below: { lines: isAround ? answer.slice(1) : [], font, leading },
    explanation: { lines: explanation, font, leading: small },
  };
}

const askedPart = ({ asked, font }: SideText): Part => {
  const own = font === 'hand' ? 'text' : font;
  return { lines: asked?.pattern === 'full' ? [] : (asked?.lines ?? []), font: own, leading: 1.25 };
};

const askedHeight = (part: Part, size: number) =>
  part.lines.length > 0 ? heightAt(part, size, askedArea.width) + askedGap : 0;

function areaOf(text: SideText, askedSize: number): Area {
  const height = text.height ?? maxTextHeights[text.side.pattern];
  const askedTextHeight = text.side.pattern === 'none' ? askedHeight(askedPart(text), askedSize) : 0;
  return { width: maxTextWidth, height: height - askedTextHeight };
}

function fitAt(text: SideText, leading: number, askedSize: number): Pick<Sizes, 'main' | 'small'> {
  const parts = partsOf(text, leading);
  const { main, below, explanation } = parts;
  const { width, height } = areaOf(text, askedSize);
  const limit = widthLimit(explanation, width);
  const smallAt = (size: number) => floor(explanationSize(size, limit, text.font));
  const heightOf = (size: number) => heightOfParts(parts, size, smallAt(size), width);
  const minSize = (text.side.lines.length === 1 ? minReadableSize : minUnwrappedSize)[text.font];
  const maxSize = Math.min(largest.main, widthLimit(main, width, minSize), widthLimit(below, width));
  const size = heightLimit(maxSize, height, heightOf);
  return { main: size, small: explanation.lines.length > 0 ? smallAt(size) : largest.small };
}

/**
 * Computes the largest sizes at which a side's text fits its card [cards.text-size]. A line wraps only if it is too
 * long for one row at `minUnwrappedSize`, or at `minReadableSize` if the side has no other line. An expression is cut
 * only if it is too long for one row at `minUncutSize`.
 */
export function fitSide(text: SideText): Sizes {
  if (text.side.pattern === 'full' || text.side.lines.length === 0) return { ...largest };
  const part = askedPart(text);
  const maxSize = Math.min(largest.asked, widthLimit(part, askedArea.width, minUnwrappedSize[part.font] * askedShare));
  const askedSize = heightLimit(maxSize, askedArea.height, (size) => heightAt(part, size, askedArea.width));
  const ruled = fitAt(text, leadings[text.font], askedSize);
  if (text.font !== 'hand' || ruled.main >= minRuledSize) return { ...ruled, asked: askedSize };
  return { ...fitAt(text, leadings.tight, askedSize), asked: askedSize };
}

/** The smallest of these sizes, at which every card of a pack fits [cards.text-size]. */
export const smallestOf = (all: readonly Sizes[]): Sizes => ({
  main: Math.min(largest.main, ...all.map(({ main }) => main)),
  small: Math.min(largest.small, ...all.map(({ small }) => small)),
  asked: Math.min(largest.asked, ...all.map(({ asked }) => asked)),
});

/** Height of the higher of `main` and `below`, which have separate areas, plus the height of the explanation. */
function heightOfParts(parts: ReturnType<typeof partsOf>, main: number, small: number, width: number): number {
  const { explanation } = parts;
  const extra = explanation.lines.length > 0 ? heightAt(explanation, small, width) + small * explanationGap : 0;
  return Math.max(heightAt(parts.main, main, width), heightAt(parts.below, main, width)) + extra;
}

/** The rows of a side at the sizes of its pack, or at its own sizes without a pack. */
export function layOutText(text: SideText, pack?: Sizes): LaidOutText {
  const { side, font } = text;
  const own = fitSide(text);
  const { main, asked, ...sizes } = pack ? smallestOf([own, pack]) : own;
  const { width, height } = areaOf(text, asked);
  const small = Math.min(main, sizes.small, floor(Math.max(main * explanationShare, minUnwrappedSize[font])));
  const ruled = partsOf(text, leadings[font]);
  const isRuled = font === 'hand' && main >= minRuledSize && heightOfParts(ruled, main, small, width) <= height;
  const parts = font === 'hand' && !isRuled ? partsOf(text, leadings.tight) : ruled;

  const block = (part: Part, size: number, maxWidth = width): TextBlock => ({
    rows: rowsAt(part, size, maxWidth),
    size,
    leading: part.leading,
    isRuled: (part.margin ?? 0) > 0,
  });

  const optional = (part: Part, size: number, maxWidth = width) =>
    part.lines.length > 0 ? block(part, size, maxWidth) : null;

  return {
    asked: side.pattern === 'full' ? null : optional(askedPart(text), asked, askedArea.width),
    main: block(parts.main, main),
    below: optional(parts.below, main),
    explanation: optional(parts.explanation, small),
  };
}
