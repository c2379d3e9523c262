import { Button } from '@memocartes/shared-ui/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export type AnswerProps = {
  /** Whether the back shows. */
  readonly turned: boolean;
  /** Whether what shows was shown long enough to be acted on. */
  readonly isSeen: boolean;
  readonly onTurn: () => void;
  readonly onAnswer: (isRight: boolean) => void;
};

/** The child turns the card, and says whether they knew. No answer stands where the card is turned. */
export function TurnAnswer({ turned, isSeen, onTurn, onAnswer }: AnswerProps) {
  const { t } = useTranslation('device');
  const acts = useRef<HTMLDivElement>(null);

  // the keyboard follows what there is to do; of two answers neither is suggested
  useEffect(() => {
    const next = turned ? acts.current : acts.current?.querySelector('button');
    next?.focus({ preventScroll: true });
  }, [turned]);

  return (
    <div
      ref={acts}
      className="student-revise__acts student-revise__acts--turn"
      tabIndex={-1}
      role="group"
      aria-label={t('revise.acts')}
    >
      {turned ? (
        <>
          <Button icon="refresh" className="student-act--wrong" disabled={!isSeen} onClick={() => onAnswer(false)}>
            {t('revise.wrong')}
          </Button>
          <Button
            kind="primary"
            icon="check"
            className="student-act--right"
            disabled={!isSeen}
            onClick={() => onAnswer(true)}
          >
            {t('revise.right')}
          </Button>
        </>
      ) : (
        <Button kind="primary" icon="flip" className="student-act--turn" disabled={!isSeen} onClick={onTurn}>
          {t('revise.turn')}
        </Button>
      )}
    </div>
  );
}
