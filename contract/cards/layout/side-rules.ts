import { cardSides, type LineNumber, lineNumbers, type Pattern, showsImage, type Side } from './patterns.ts';

/**
 * Maximum lines of a side [cards.lines]. Without an image: 7 on the front and 8 on the back. Next to an image: 2, for
 * `center` one above and one below. With a full image: none.
 */
export function maxLines(pattern: Pattern, side: Side): number {
  if (pattern === 'full') return 0;
  if (showsImage(pattern)) return 2;
  return side === 'front' ? 7 : 8;
}

type LineFields = { [K in `${'f' | 'b'}line${LineNumber}`]?: string | null | undefined };
type ImageFields = { [K in `${Side}_alt`]?: string | null | undefined } & {
  [K in 'fimg' | 'bimg']?: number | null | undefined;
};
/** Input of the validation of a card's sides. */
export type SideFields = LineFields &
  ImageFields & { [K in `${Side}_pattern`]?: Pattern | undefined } & {
    status?: 'DRAFT' | 'FINAL' | 'ARCHIVED';
    is_lesson?: boolean;
  };

/**
 * Validation error of a side.
 * - `lines`: a non-empty line whose number is above `maxLines`.
 * - `alt`: an image without alternative text.
 * - `image-unshown`: an image that the layout does not show.
 * - `image-missing`: a published side without the image of its layout.
 * - `empty`: a published side without content. The back of a lesson card may be empty.
 */
export type SideFault = {
  field: keyof SideFields;
  side: Side;
  rule: 'lines' | 'alt' | 'image-unshown' | 'image-missing' | 'empty';
  maxLines: number;
};

const isBlank = (text: string | null | undefined) => !text?.trim();

function faultsOf(card: SideFields, { side, letter }: (typeof cardSides)[number]): SideFault[] {
  const pattern = card[`${side}_pattern`] ?? 'none';
  const max = maxLines(pattern, side);
  const written = lineNumbers.filter((number) => !isBlank(card[`${letter}line${number}`]));
  const image = card[`${letter}img`] ?? null;
  const isPublished = card.status === 'FINAL' || card.status === 'ARCHIVED';
  // A lesson card has no question, so its back may be empty.
  const mayBeEmpty = !isPublished || (!!card.is_lesson && side === 'back');

  const fault = (field: SideFault['field'], rule: SideFault['rule']): SideFault => ({
    field,
    side,
    rule,
    maxLines: max,
  });

  return [
    ...written.filter((number) => number > max).map((number) => fault(`${letter}line${number}`, 'lines')),
    ...(image !== null && !showsImage(pattern) ? [fault(`${letter}img`, 'image-unshown')] : []),
    ...(image !== null && isBlank(card[`${side}_alt`]) ? [fault(`${side}_alt`, 'alt')] : []),
    ...(image === null && showsImage(pattern) && isPublished ? [fault(`${letter}img`, 'image-missing')] : []),
    ...(image === null && !showsImage(pattern) && written.length === 0 && !mayBeEmpty
      ? [fault(`${letter}line1`, 'empty')]
      : []),
  ];
}

/** Validation errors of both sides of a card; drafts may be incomplete. */
export const sideFaults = (card: SideFields): SideFault[] => cardSides.flatMap((side) => faultsOf(card, side));
