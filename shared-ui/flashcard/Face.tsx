import type { CSSProperties } from 'react';
import { classes } from '../theme/classes.ts';
import { fitText, leadingOf } from './fit.ts';
import type { CardPattern } from './fit.ts';

export type CardSide = {
  pattern: CardPattern;
  /** Up to eight; empty ones at the end are left out. */
  lines?: readonly (string | null | undefined)[];
  image?: string | null;
  /** What the image shows: required where there is one. */
  alt?: string | null;
};

type FaceProps = { side: CardSide; back?: boolean; hidden: boolean; hand?: boolean; mark?: string };

/** Lines of a side, without the empty ones after the last that is written. */
export function writtenLines({ lines = [] }: CardSide): string[] {
  const all = lines.map((line) => line?.trim() ?? '');
  while (all.at(-1) === '') all.pop();
  return all;
}

/** One side of a card: image and text as its pattern lays them. */
export function Face({ side, back, hidden, hand, mark }: FaceProps) {
  const { pattern, image, alt } = side;
  const lines = pattern === 'full' ? [] : writtenLines(side);
  const size = fitText(lines, pattern, hand);
  const style = { '--mc-card-text': `${size}cqi`, '--mc-card-leading': leadingOf(!!hand) } as CSSProperties;
  const picture = pattern !== 'none' && (
    <div className="mc-flashcard__image">{image ? <img src={image} alt={alt ?? ''} /> : <span aria-hidden />}</div>
  );
  const text = (some: readonly string[]) =>
    some.length > 0 && (
      <div className="mc-flashcard__text">
        {some.map((line, i) => (
          <p key={i}>{line || '\u00a0'}</p>
        ))}
      </div>
    );
  const split = pattern === 'center';
  return (
    <div
      className={classes('mc-flashcard__face', `mc-flashcard__face--${pattern}`, back && 'mc-flashcard__face--back')}
      style={style}
      aria-hidden={hidden || undefined}
      inert={hidden}
    >
      {split ? text(lines.slice(0, 1)) : pattern !== 'top' && text(lines)}
      {picture}
      {split ? text(lines.slice(1)) : pattern === 'top' && text(lines)}
      {mark && <small className="mc-flashcard__mark">{mark}</small>}
    </div>
  );
}
