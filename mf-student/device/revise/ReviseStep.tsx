import { linesOf } from '@memocartes/contract/cards/cards';
import type { DeviceCard } from '@memocartes/contract/devices/join/device.routes';
import { expectedAnswers } from '@memocartes/contract/learning/answers/typed-answer';
import { flashcardOf, languageOf } from '@memocartes/shared-features/cards/view';
import { Button } from '@memocartes/shared-ui/button';
import { Flashcard } from '@memocartes/shared-ui/flashcard';
import { Icon } from '@memocartes/shared-ui/icon';
import { classes } from '@memocartes/shared-ui/theme';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { TurnAnswer } from '../answer/TurnAnswer.tsx';
import { TypedAnswer } from '../answer/TypedAnswer.tsx';
import { useDoubleTapGuard } from '../double-tap/useDoubleTapGuard.ts';
import { useTypeface } from '../fonts/typefaces.ts';
import { ReadAloud } from '../speech/ReadAloud.tsx';
import { BoxPath } from './BoxPath.tsx';
import { canMoveUp, type Round } from './round.ts';
import './revise.css';
import './typed-card.css';

export type ReviseStepProps = {
  readonly round: Round;
  readonly onAnswer: (card: DeviceCard, isRight: boolean) => void;
  /** Undoes the last answer; undefined when there is none. */
  readonly onUndo?: () => void;
  /** Whether this is practice at home, where answers move no card. */
  readonly isPractice?: boolean;
};

/**
 * One card after the other: the student remembers or types the answer, then sees the back. Taps that come too early are
 * ignored [tablets.double-tap].
 */
export function ReviseStep({ round, onAnswer, onUndo, isPractice = false }: ReviseStepProps) {
  const { t } = useTranslation('device');
  const typeface = useTypeface();
  const [isTurned, setIsTurned] = useState(false);
  const textId = useId();
  const [announcement, setAnnouncement] = useState('');
  const turn = round.turns[0];
  const key = `${turn?.card.id} ${turn?.times}`;
  const { isReady, accepts, acceptsKey } = useDoubleTapGuard(`${key} ${isTurned}`);

  if (!turn) return null;
  const { card } = turn;
  const shownSide = isTurned ? card.back_side : card.front_side;
  const expected = card.is_typed ? expectedAnswers(linesOf(card.back_side), card.accepted_answers) : [];
  const rule = { accentsCount: card.accents_count, proposed: linesOf(card.front_side) };
  const isTyped = expected.length > 0;

  const answer = (isRight: boolean) => {
    if (!accepts()) return;
    const movesUp = canMoveUp(turn) && card.box < 5;
    const right = isPractice ? 'revise.known' : movesUp ? 'revise.climbs' : 'revise.stays';
    setAnnouncement(isRight ? t(right, { box: card.box + 1 }) : t('revise.again'));
    setIsTurned(false);
    onAnswer(card, isRight);
  };

  const show = (back: boolean) => {
    if (accepts()) setIsTurned(back);
  };

  const undo = () => {
    setAnnouncement(t('revise.undone'));
    setIsTurned(false);
    onUndo?.();
  };

  const answerProps = { turned: isTurned, isReady, questionId: textId, onTurn: () => show(true), onAnswer: answer };

  return (
    <div className={classes('student-revise', isTyped && 'student-revise--typed')}>
      <h1 className="mc-sr-only">{t('revise.title')}</h1>
      <div className="student-revise__bar">
        <span aria-hidden>
          <i style={{ width: `${(100 * round.done) / round.total}%` }} />
        </span>
        <span>{t('revise.progress', { done: round.done, count: round.total })}</span>
        {onUndo && (
          <Button kind="quiet" icon="undo" className="student-undo" onClick={undo}>
            {t('revise.undo')}
          </Button>
        )}
      </div>
      <BoxPath box={card.box} />
      <div className={isTyped ? 'student-revise__card student-revise__card--typed' : 'student-revise__card'}>
        {card.is_duo && (
          <p className="student-revise__duo">
            <Icon name="users" />
            {t('revise.duo')}
          </p>
        )}
        <Flashcard
          key={key}
          textId={textId}
          {...flashcardOf(card)}
          hand={typeface === 'hand' || (card.is_handwritten && typeface !== 'dyslexia')}
          dyslexia={typeface === 'dyslexia'}
          // Cards cached by an earlier version have no text sizes.
          sizes={card.text_sizes?.[typeface]}
          turned={isTurned}
          // A typed card can't be turned before it is answered.
          onTurn={isTyped && !isTurned ? undefined : show}
        />
        <ReadAloud side={shownSide} language={languageOf(card.parent_subject, shownSide)} />
      </div>
      <div className={isTyped ? 'student-revise__foot' : 'student-revise__foot student-revise__foot--turn'}>
        {isTyped ? (
          <TypedAnswer
            key={key}
            expected={expected}
            rule={rule}
            language={languageOf(card.parent_subject, card.back_side)}
            acceptsKey={acceptsKey}
            {...answerProps}
          />
        ) : (
          <TurnAnswer key={key} {...answerProps} />
        )}
        <p className="student-revise__announcement" role="status">
          {/* About the previous card; on the back, it would be read as a verdict on this card. */}
          {!isTurned && announcement}
        </p>
      </div>
    </div>
  );
}
