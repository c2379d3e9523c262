import type { DeckSizes } from '@memocartes/contract/cards/layout/text-sizes';
import { useId, useState } from 'react';

import { classes } from '../theme/classes.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import { type CardSide, Face } from './Face.tsx';
import { fontOf } from './textSizes.ts';
import './flashcard.css';

export type FlashcardProps = {
  readonly front: CardSide;
  readonly back?: CardSide;
  /** Whether the back is shown. By default the card controls this itself. */
  readonly turned?: boolean;
  /** Called with the next value of `turned`. With `turned` and without this handler, the card does not turn. */
  readonly onTurn?: (turned: boolean) => void;
  /** Handwritten, on a Seyès ruling. */
  readonly hand?: boolean;
  /** Whether the page sets the font for students with dyslexia: text sizes are then computed for this font. */
  readonly dyslexia?: boolean;
  /** Text sizes of the card's pack: see `deckSizesOf`. */
  readonly sizes?: DeckSizes;
  /** Height left for the text, in hundredths of the card's width, when something else covers part of the card. */
  readonly textHeight?: number;
  /** Compact, for grids: no shadow, and the card turns only with `onTurn`. */
  readonly compact?: boolean;
  /** Number of the card: `FR-CE1-0042`. */
  readonly mark?: string;
  /** Colour of its subject, shown on the folded corner. */
  readonly colour?: string;
  /**
   * Identifies the card where cards follow each other: the next card appears without turning, and screen readers
   * announce its text [cards.next-announced]. With a React `key` instead, they would not announce it.
   */
  readonly cardKey?: string | number;
  /** Id of the element with the text of the shown side, to describe the control that answers the card. */
  readonly textId?: string;
};

/** A flashcard: 63 × 88 with a folded corner, one side at a time, as wide as its container. */
export function Flashcard(props: FlashcardProps) {
  const { front, back, turned, onTurn, hand, dyslexia, sizes, textHeight, compact, mark, colour } = props;
  const texts = useUiTexts();
  const ownId = useId();
  const { cardKey, textId = ownId } = props;
  const [ownTurned, setOwnTurned] = useState(false);
  const showsBack = !!back && (turned ?? ownTurned);
  const canTurn = !!back && (onTurn !== undefined || (turned === undefined && !compact));
  const drawn = { font: fontOf({ hand, dyslexia }), mark, textHeight };

  const turn = () => {
    if (turned === undefined) setOwnTurned(!ownTurned);
    onTurn?.(!showsBack);
  };

  return (
    <div
      className={classes('mc-flashcard', compact && 'mc-flashcard--compact', hand && 'mc-flashcard--hand')}
      style={colour ? { '--mc-card-subject': colour } : undefined}
      role="group"
      aria-label={[mark, showsBack ? texts.backSide : texts.front].filter(Boolean).join(', ')}
      aria-live={canTurn || cardKey !== undefined ? 'polite' : undefined}
    >
      <div key={cardKey} id={textId} className={classes('mc-flashcard__turn', showsBack && 'mc-flashcard__turn--back')}>
        <Face {...drawn} side={front} hidden={showsBack} sizes={sizes?.front} />
        {back && <Face {...drawn} side={back} question={front} back hidden={!showsBack} sizes={sizes?.back} />}
      </div>
      {canTurn && (
        <button
          type="button"
          className="mc-flashcard__button"
          aria-label={texts.turnCard}
          aria-describedby={textId}
          // Otherwise a button that appears would be announced with the text of the card.
          aria-live="off"
          onClick={turn}
        />
      )}
    </div>
  );
}
