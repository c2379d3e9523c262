import { Button } from '@memocartes/shared-ui/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export type AnswerProps = {
  /** Whether the back shows. */
  readonly turned: boolean;
  readonly onTurn: () => void;
  readonly onAnswer: (isRight: boolean) => void;
};

/** The child turns the card, and says whether they knew. */
export function TurnAnswer({ turned, onTurn, onAnswer }: AnswerProps) {
  const { t } = useTranslation('device');
  const acts = useRef<HTMLDivElement>(null);

  // the keyboard follows what there is to do; of two answers neither is suggested
  useEffect(() => {
    const next = turned ? acts.current : acts.current?.querySelector('button');
    next?.focus({ preventScroll: true });
  }, [turned]);

  return (
    <div ref={acts} className="pupil-revise__acts" tabIndex={-1} role="group" aria-label={t('revise.acts')}>
      {turned ? (
        <>
          <Button icon="refresh" onClick={() => onAnswer(false)}>
            {t('revise.wrong')}
          </Button>
          <Button kind="primary" icon="check" onClick={() => onAnswer(true)}>
            {t('revise.right')}
          </Button>
        </>
      ) : (
        <Button kind="primary" icon="flip" onClick={onTurn}>
          {t('revise.turn')}
        </Button>
      )}
    </div>
  );
}
