import { type AnswerRule, gradeAnswer, isRight, mayBeTypo } from '@memocartes/contract/learning/answers/typed-answer';
import type { Language } from '@memocartes/shared-features/cards/view';
import { Button } from '@memocartes/shared-ui/button';
import { type SubmitEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AnswerComparison } from './AnswerComparison.tsx';
import { AnswerKeys } from './AnswerKeys.tsx';
import { hasTouchScreen, isNumber } from './keyboard.ts';
import type { AnswerProps } from './TurnAnswer.tsx';

type Props = AnswerProps & {
  /** Accepted answers of the card. */
  readonly expected: readonly string[];
  readonly rule?: AnswerRule;
  /** Language of the answer. */
  readonly language: Language;
  /** Whether the on-screen keys accept the current event [tablets.double-tap]. */
  readonly acceptsKey: () => boolean;
};

const maxLength = 200;

/**
 * The student types the answer; the card turns, and the differences are shown [boxes.typo] [cards.typed-answer]. A
 * screen reader reads the question, then the verdict [tablets.screen-reader].
 */
export function TypedAnswer(props: Props) {
  const { expected, rule, language, acceptsKey, turned, isReady, questionId, onTurn, onAnswer } = props;
  const { t } = useTranslation('device');
  const id = useId();
  const verdictId = useId();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const actionsRef = useRef<HTMLDivElement>(null);
  /** Position of the caret after an on-screen key: the browser would move the caret to the end. */
  const caret = useRef<number>(undefined);

  useEffect(() => {
    if (turned) actionsRef.current?.focus({ preventScroll: true });
    else field.current?.focus({ preventScroll: true });
  }, [turned]);
  useLayoutEffect(() => {
    if (caret.current !== undefined) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [typed]);

  if (turned) {
    const { verdict, against } = gradeAnswer(typed, expected, rule);
    return (
      <>
        {/* Above the comparison, so that a second tap where « Vérifier » was does not hit these buttons. */}
        <div
          ref={actionsRef}
          className="student-revise__actions"
          tabIndex={-1}
          role="group"
          aria-label={t('revise.answer')}
          aria-describedby={verdictId}
        >
          {mayBeTypo(typed, verdict) && (
            <Button kind="quiet" disabled={!isReady} onClick={() => onAnswer(true)}>
              {t('typed.meant')}
            </Button>
          )}
          <Button kind="primary" icon="arrow-right" disabled={!isReady} onClick={() => onAnswer(isRight(verdict))}>
            {t('typed.next')}
          </Button>
        </div>
        <AnswerComparison id={verdictId} typed={typed} expected={against} verdict={verdict} />
      </>
    );
  }

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.trim()) onTurn();
  };

  /** Replaces the selection or, without a selection, the last `before` characters in front of the caret. */
  const replace = (text: string, before = 0) => {
    const end = field.current?.selectionEnd ?? typed.length;
    const selected = field.current?.selectionStart ?? end;
    const start = selected === end ? Math.max(0, selected - before) : selected;
    const changed = typed.slice(0, start) + text + typed.slice(end);
    if (changed.length > maxLength) return;
    caret.current = start + text.length;
    setTyped(changed);
  };

  return (
    <form className="student-typed" onSubmit={send}>
      <label htmlFor={id} className="mc-sr-only">
        {t('typed.label')}
      </label>
      <input
        ref={field}
        id={id}
        value={typed}
        maxLength={maxLength}
        lang={language}
        aria-describedby={questionId}
        placeholder={t('typed.label')}
        inputMode={hasTouchScreen() ? 'none' : undefined}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="student-revise__actions" role="group" aria-label={t('revise.answer')}>
        <Button disabled={!isReady} onClick={onTurn}>
          {t('typed.unknown')}
        </Button>
        <Button type="submit" kind="primary" icon="check" disabled={!isReady || !typed.trim()}>
          {t('typed.check')}
        </Button>
      </div>
      <AnswerKeys
        kind={isNumber(expected[0] ?? '') ? 'number' : language}
        answer={expected[0] ?? ''}
        accepts={acceptsKey}
        onText={(text) => replace(text)}
        onErase={() => replace('', 1)}
      />
    </form>
  );
}
