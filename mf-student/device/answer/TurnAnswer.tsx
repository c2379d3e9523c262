import { Button } from '@memocartes/shared-ui/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export type AnswerProps = {
  /** Whether the back is shown. */
  readonly turned: boolean;
  /** Whether the side has been shown long enough to accept input. */
  readonly isReady: boolean;
  /**
   * Id of the element with the question. A screen reader reads it when the focus moves to the next card
   * [tablets.screen-reader].
   */
  readonly questionId: string;
  readonly onTurn: () => void;
  readonly onAnswer: (isRight: boolean) => void;
};

/** The student turns the card and says whether they knew the answer. No answer button is where the turn button was. */
export function TurnAnswer({ turned, isReady, questionId, onTurn, onAnswer }: AnswerProps) {
  const { t } = useTranslation('device');
  const actionsRef = useRef<HTMLDivElement>(null);

  // Focus moves to the turn button or to the group of answer buttons: no answer is preselected.
  useEffect(() => {
    const next = turned ? actionsRef.current : actionsRef.current?.querySelector('button');
    next?.focus({ preventScroll: true });
  }, [turned]);

  return (
    <div
      ref={actionsRef}
      className="student-revise__actions student-revise__actions--turn"
      tabIndex={-1}
      role="group"
      aria-label={t('revise.answer')}
    >
      {turned ? (
        <>
          <Button icon="refresh" className="student-action--wrong" disabled={!isReady} onClick={() => onAnswer(false)}>
            {t('revise.wrong')}
          </Button>
          <Button
            kind="primary"
            icon="check"
            className="student-action--right"
            disabled={!isReady}
            onClick={() => onAnswer(true)}
          >
            {t('revise.right')}
          </Button>
        </>
      ) : (
        <Button
          kind="primary"
          icon="flip"
          className="student-action--turn"
          aria-describedby={questionId}
          disabled={!isReady}
          onClick={onTurn}
        >
          {t('revise.turn')}
        </Button>
      )}
    </div>
  );
}
