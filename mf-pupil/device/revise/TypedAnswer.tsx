import { type AnswerRule, isRight, judgeAnswer } from '@memocartes/contract/device/typed-answer';
import { Button } from '@memocartes/shared-ui/button';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Compared } from './Compared.tsx';
import type { AnswerProps } from './TurnAnswer.tsx';

type Props = AnswerProps & {
  /** What the card expects: any of these is right. */
  readonly expected: readonly string[];
  readonly rule?: AnswerRule;
};

/** The child writes the answer; the card turns, and what differs is shown without a word of blame. */
export function TypedAnswer({ expected, rule, turned, isSeen, onTurn, onAnswer }: Props) {
  const { t } = useTranslation('device');
  const id = useId();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (turned) next.current?.focus({ preventScroll: true });
    else field.current?.focus({ preventScroll: true });
  }, [turned]);

  if (turned) {
    const { verdict, against } = judgeAnswer(typed, expected, rule);
    return (
      <>
        {/* Above, where the field was: never under the finger that checked the answer. */}
        <div ref={next} className="pupil-revise__acts" tabIndex={-1} role="group" aria-label={t('revise.acts')}>
          {verdict === 'different' && typed.trim() && (
            <Button kind="quiet" disabled={!isSeen} onClick={() => onAnswer(true)}>
              {t('typed.meant')}
            </Button>
          )}
          <Button kind="primary" icon="arrow-right" disabled={!isSeen} onClick={() => onAnswer(isRight(verdict))}>
            {t('typed.next')}
          </Button>
        </div>
        <Compared typed={typed} expected={against} verdict={verdict} />
      </>
    );
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) onTurn();
  };
  return (
    <form className="pupil-typed" onSubmit={send}>
      <label htmlFor={id}>{t('typed.label')}</label>
      <input
        ref={field}
        id={id}
        value={typed}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="pupil-revise__acts" role="group" aria-label={t('revise.acts')}>
        <Button disabled={!isSeen} onClick={onTurn}>
          {t('typed.unknown')}
        </Button>
        <Button type="submit" kind="primary" icon="check" disabled={!isSeen || !typed.trim()}>
          {t('typed.check')}
        </Button>
      </div>
    </form>
  );
}
