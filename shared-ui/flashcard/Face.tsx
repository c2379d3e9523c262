import {
  type LaidOutText,
  layOutText,
  type Sizes,
  type TextBlock,
  type TextSide,
} from '@memocartes/contract/cards/layout/fit';
import type { CardFont } from '@memocartes/contract/cards/layout/measure';

import { classes } from '../theme/classes.ts';
import { refitOnResize } from './fitText.ts';

export type CardPattern = TextSide['pattern'];

export type CardSide = {
  readonly pattern: CardPattern;
  /** Up to eight lines; empty lines at the end are removed. */
  readonly lines?: readonly (string | null | undefined)[];
  /** Number of lines of the answer, if known; the lines after it are an explanation. */
  readonly answerLines?: number;
  readonly image?: string | null;
  /** Alternative text, required with an image. */
  readonly alt?: string | null;
  /** Language of the lines, for screen readers [cards.language]; by default the page's. */
  readonly lang?: string;
};

type FaceProps = {
  readonly side: CardSide;
  /** The question, on an answer side. */
  readonly question?: CardSide;
  readonly back?: boolean;
  readonly hidden: boolean;
  readonly font: CardFont;
  readonly sizes?: Sizes;
  readonly mark?: string;
  readonly textHeight?: number;
};

/** Trimmed lines of a side, without empty lines at the end. */
export function writtenLines({ lines = [] }: CardSide): string[] {
  const all = lines.map((line) => line?.trim() ?? '');
  while (all.at(-1) === '') all.pop();
  return all;
}

/** The text of a side, from which the font size is computed. */
export const textOf = (side: CardSide): TextSide => ({
  pattern: side.pattern,
  lines: side.pattern === 'full' ? [] : writtenLines(side),
  answerLines: side.answerLines,
});

type RowsProps = {
  readonly block: TextBlock | null;
  readonly kind: string;
  readonly lang?: string;
};

/** Rows of the same font size, none of which wraps. */
function Rows({ block, kind, lang }: RowsProps) {
  if (!block || block.rows.length === 0) return null;
  const style = { '--mc-card-text': `${block.size}cqi`, '--mc-card-leading': block.leading };
  const ruled = block.isRuled && 'mc-flashcard__text--ruled';
  return (
    <div className={classes('mc-flashcard__text', `mc-flashcard__text--${kind}`, ruled)} style={style} lang={lang}>
      {block.rows.map((row, i) => (
        <p key={i} ref={refitOnResize}>
          {row || '\u00a0'}
        </p>
      ))}
    </div>
  );
}

/** The question, repeated above its answer. Hidden from screen readers, which have read it on the other side. */
function Question({ layout, hidden }: { readonly layout: LaidOutText; readonly hidden: boolean }) {
  return (
    layout.asked && (
      <div className="mc-flashcard__asked" aria-hidden>
        {!hidden && <Rows block={layout.asked} kind="asked" />}
      </div>
    )
  );
}

/** One side of a card: image and text in its layout. */
export function Face({ side, question, back, hidden, font, sizes, mark, textHeight }: FaceProps) {
  const { pattern, image, alt, lang } = side;
  const height = pattern === 'none' ? textHeight : undefined;
  const layout = layOutText({ side: textOf(side), font, asked: question && textOf(question), height }, sizes);
  const picture = pattern !== 'none' && (
    <div className="mc-flashcard__image">{image ? <img src={image} alt={alt ?? ''} /> : <span aria-hidden />}</div>
  );
  const text = (
    <>
      <Rows block={layout.main} kind="main" lang={lang} />
      <Rows block={layout.explanation} kind="explanation" lang={lang} />
    </>
  );

  return (
    <div
      ref={refitOnResize}
      className={classes('mc-flashcard__face', `mc-flashcard__face--${pattern}`, back && 'mc-flashcard__face--back')}
      // What the student learns, in a size at which no line wraps: never translated.
      translate="no"
      aria-hidden={hidden || undefined}
      inert={hidden}
    >
      <Question layout={layout} hidden={hidden} />
      <div className="mc-flashcard__body">
        {pattern !== 'top' && text}
        {picture}
        {pattern === 'top' && text}
        <Rows block={layout.below} kind="main" lang={lang} />
      </div>
      {mark && <small className="mc-flashcard__mark">{mark}</small>}
    </div>
  );
}
