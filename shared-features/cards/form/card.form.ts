import { type CardStatus, maxAcceptedAnswers } from '@memocartes/contract/cards/cards';
import type { Card, CardFields } from '@memocartes/contract/cards/cards.routes';
import {
  cardSides,
  type LineNumber,
  lineNumbers,
  maxLineLength,
  type Pattern,
  showsImage,
  type Side,
} from '@memocartes/contract/cards/layout/patterns';
import { maxLines, sideFaults } from '@memocartes/contract/cards/layout/side-rules';
import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import { type Cycle, cycleOf } from '@memocartes/contract/levels/cycles';
import type { Level } from '@memocartes/contract/levels/levels';
import type { CardSide } from '@memocartes/shared-ui/flashcard';
import type { TFunction } from 'i18next';

type Letter = 'f' | 'b';
export const letterOf = (side: Side): Letter => (side === 'front' ? 'f' : 'b');

/** Values of the card form; the fields of both sides are named as in the API. */
export type CardValues = {
  readonly status: CardStatus;
  readonly matter_id: number | null;
  readonly subject_id: number | null;
  readonly level: Level | null;
  readonly cycle: Cycle;
  readonly category: string;
  readonly is_duo: boolean;
  readonly is_lesson: boolean;
  readonly is_typed: boolean;
  readonly is_handwritten: boolean;
  readonly accents_count: boolean;
  /** Other right answers, one on each line. */
  readonly accepted_answers: string;
  readonly edition_id: number | null;
  readonly code: string;
  readonly activity: string;
  readonly question: string;
  /** The typed position: a whole number, or empty. */
  readonly position: string;
} & { readonly [K in `${Side}_pattern`]: Pattern } & { readonly [K in `${Side}_alt`]: string } & {
  readonly [K in `${Letter}img`]: number | null;
} & { readonly [K in `${Letter}line${LineNumber}`]: string };

/** Largest position of a card in its edition. */
export const maxPosition = 999_999;
const positionPattern = new RegExp(`^\\d{0,${String(maxPosition).length}}$`);

/**
 * Values of the next card: empty sides with the same layouts; subject, level, edition and most options are those of the
 * last card.
 */
export const nextCard = (written: CardValues): CardValues => ({
  ...cardValues(),
  front_pattern: written.front_pattern,
  back_pattern: written.back_pattern,
  matter_id: written.matter_id,
  subject_id: written.subject_id,
  level: written.level,
  cycle: written.cycle,
  category: written.category,
  is_typed: written.is_typed,
  is_handwritten: written.is_handwritten,
  accents_count: written.accents_count,
  is_duo: written.is_duo,
  edition_id: written.edition_id,
  activity: written.activity,
});

const sideValues = (letter: Letter, side?: Card['front_side']) =>
  Object.fromEntries(lineNumbers.map((n) => [`${letter}line${n}`, side?.[`line${n}`] ?? ''])) as {
    [K in `${Letter}line${LineNumber}`]: string;
  };

/** Initial values of a new or an existing card. */
export const cardValues = (card?: Card): CardValues => ({
  status: card?.status ?? 'DRAFT',
  matter_id: card?.matter_id ?? null,
  subject_id: card?.subject_id ?? null,
  level: card?.level ?? null,
  cycle: card?.cycle ?? '2',
  category: card?.category ?? '',
  is_duo: card?.is_duo ?? false,
  is_lesson: card?.is_lesson ?? false,
  is_typed: card?.is_typed ?? false,
  is_handwritten: card?.is_handwritten ?? false,
  accents_count: card?.accents_count ?? false,
  accepted_answers: card?.accepted_answers.join('\n') ?? '',
  edition_id: card?.edition_id ?? null,
  code: card?.code ?? '',
  activity: card?.activity ?? '',
  question: card?.question ?? '',
  position: String(card?.position ?? ''),
  front_pattern: card?.front_side.pattern ?? 'none',
  back_pattern: card?.back_side.pattern ?? 'none',
  front_alt: card?.front_side.alt ?? '',
  back_alt: card?.back_side.alt ?? '',
  fimg: card?.front_side.image ?? null,
  bimg: card?.back_side.image ?? null,
  ...sideValues('f', card?.front_side),
  ...sideValues('b', card?.back_side),
});

/** Lines of a side that its layout shows. Other lines are not sent, but stay in the form if the layout changes. */
export const shownLines = (values: CardValues, side: Side): string[] =>
  lineNumbers.slice(0, maxLines(values[`${side}_pattern`], side)).map((n) => values[`${letterOf(side)}line${n}`]);

/** Number of filled lines that the layout does not show. */
export const nbHiddenLines = (values: CardValues, side: Side): number =>
  lineNumbers.slice(maxLines(values[`${side}_pattern`], side)).filter((n) => values[`${letterOf(side)}line${n}`].trim())
    .length;

/** One side of the card for the preview, from the form's values. */
export const drawnSide = (values: CardValues, side: Side): CardSide => {
  const image = values[`${letterOf(side)}img`];
  return {
    pattern: values[`${side}_pattern`],
    lines: shownLines(values, side),
    image: documentUrl(image),
    alt: values[`${side}_alt`],
  };
};

const orNull = (text: string | undefined) => text?.trim() || null;

function sideBody(values: CardValues, side: Side): Partial<CardFields> {
  const letter = letterOf(side);
  const pattern = values[`${side}_pattern`];
  const lines = shownLines(values, side);
  const image = showsImage(pattern) ? values[`${letter}img`] : null;
  return {
    [`${side}_pattern`]: pattern,
    [`${letter}img`]: image,
    [`${side}_alt`]: image === null ? null : orNull(values[`${side}_alt`]),
    ...Object.fromEntries(lineNumbers.map((n, i) => [`${letter}line${n}`, orNull(lines[i])])),
  };
}

/** Other right answers of a card, without empty lines and repetitions [cards.typed-answer]. */
export const acceptedAnswers = ({ accepted_answers }: Pick<CardValues, 'accepted_answers'>): string[] => [
  ...new Set(
    accepted_answers
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** Request body of the form. */
export const toBody = (values: CardValues): CardFields => ({
  status: values.status,
  // 0 is never sent: `cardErrors` requires a parent subject.
  matter_id: values.matter_id ?? 0,
  subject_id: values.subject_id,
  level: values.level,
  cycle: values.level ? cycleOf(values.level) : values.cycle,
  category: orNull(values.category),
  is_duo: values.is_duo,
  is_lesson: values.is_lesson,
  is_typed: values.is_typed,
  is_handwritten: values.is_handwritten,
  accents_count: values.accents_count,
  accepted_answers: acceptedAnswers(values),
  edition_id: values.edition_id,
  code: orNull(values.code),
  activity: orNull(values.activity),
  question: orNull(values.question),
  position: values.position.trim() ? Number(values.position) : null,
  ...sideBody(values, 'front'),
  ...sideBody(values, 'back'),
});

type CardErrors = Partial<Record<keyof CardValues, string>>;

/** All errors of a card by field; its sides are checked by the contract, as on the server [cards.lines]. */
export function cardErrors(values: CardValues, t: TFunction<'cardEditor'>): CardErrors {
  const errors: CardErrors = {};
  if (values.matter_id === null) errors.matter_id = t('matterRequired');
  for (const { field, side, rule, maxLines: count } of sideFaults(toBody(values))) {
    errors[field] = t(`faults.${rule}`, { side: t(side), count });
  }
  for (const { side, letter } of cardSides) {
    shownLines(values, side).forEach((line, i) => {
      if (line.length > maxLineLength) {
        errors[`${letter}line${lineNumbers[i]!}`] = t('lineTooLong', { count: maxLineLength });
      }
    });
  }
  if (!positionPattern.test(values.position.trim())) errors.position = t('wrongPosition');
  const answers = acceptedAnswers(values);
  if (answers.length > maxAcceptedAnswers) errors.accepted_answers = t('tooManyAnswers', { count: maxAcceptedAnswers });
  if (answers.some((line) => line.length > maxLineLength)) {
    errors.accepted_answers = t('lineTooLong', { count: maxLineLength });
  }
  return errors;
}

/** Marks every field as touched, so that all errors show. */
export const allTouched = (values: CardValues) =>
  Object.fromEntries(Object.keys(values).map((name) => [name, true])) as Record<keyof CardValues, true>;
