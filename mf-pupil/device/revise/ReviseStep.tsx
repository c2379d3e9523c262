import type { DeviceCard } from '@memocartes/contract/device/device.routes';
import { sideOf } from '@memocartes/shared-features/cards';
import { Button } from '@memocartes/shared-ui/button';
import { Flashcard } from '@memocartes/shared-ui/flashcard';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { BoxPath } from './BoxPath.tsx';
import { answerRound, canClimb, type Round, startRound } from './round.ts';
import './revise.css';

export type ReviseStepProps = {
  readonly cards: readonly DeviceCard[];
  readonly onAnswer: (card: DeviceCard, isRight: boolean) => void;
  /** Every card was revised. */
  readonly onEnd: (round: Round) => void;
};

/** One card after the other: the child looks, remembers, turns the card, and says whether they knew. */
export function ReviseStep({ cards, onAnswer, onEnd }: ReviseStepProps) {
  const { t } = useTranslation('device');
  const [round, setRound] = useState(() => startRound(cards));
  const [turned, setTurned] = useState(false);
  const [said, setSaid] = useState('');
  const acts = useRef<HTMLDivElement>(null);
  const turn = round.turns[0];

  // the keyboard follows what there is to do; of two answers neither is suggested
  useEffect(() => {
    const next = turned ? acts.current : acts.current?.querySelector('button');
    next?.focus({ preventScroll: true });
  }, [turned, turn]);

  if (!turn) return null;
  const { card } = turn;
  const answer = (isRight: boolean) => {
    const climbs = isRight && canClimb(turn) && card.box < 5;
    setSaid(isRight ? t(climbs ? 'revise.climbs' : 'revise.stays', { box: card.box + 1 }) : t('revise.again'));
    onAnswer(card, isRight);
    setTurned(false);
    const next = answerRound(round, isRight);
    setRound(next);
    if (next.turns.length === 0) onEnd(next);
  };

  return (
    <div className="pupil-revise">
      <h1 className="mc-sr-only">{t('revise.title')}</h1>
      <div className="pupil-revise__bar">
        <span aria-hidden>
          <i style={{ width: `${(100 * round.done) / round.total}%` }} />
        </span>
        <span>{t('revise.progress', { done: round.done, count: round.total })}</span>
      </div>
      <BoxPath box={card.box} />
      <div className="pupil-revise__card">
        <Flashcard
          key={`${card.id} ${turn.times}`}
          front={sideOf(card.front_side)}
          back={sideOf(card.back_side)}
          hand={card.is_handwritten}
          turned={turned}
          onTurn={setTurned}
        />
      </div>
      <div ref={acts} className="pupil-revise__acts" tabIndex={-1} role="group" aria-label={t('revise.acts')}>
        {turned ? (
          <>
            <Button icon="refresh" onClick={() => answer(false)}>
              {t('revise.wrong')}
            </Button>
            <Button kind="primary" icon="check" onClick={() => answer(true)}>
              {t('revise.right')}
            </Button>
          </>
        ) : (
          <Button kind="primary" icon="flip" onClick={() => setTurned(true)}>
            {t('revise.turn')}
          </Button>
        )}
      </div>
      <p className="pupil-revise__said" role="status">
        {said}
      </p>
    </div>
  );
}
