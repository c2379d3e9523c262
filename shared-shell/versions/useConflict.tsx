import { useState } from 'react';

import type { Answer, ConflictField } from './conflict.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { Versions } from './merge.ts';

/**
 * Asks which values to save when the entity of a form was changed elsewhere since the form was opened. `ask` resolves
 * with the answer; `dialog` is rendered next to the form.
 */
export function useConflict<V extends object>(fields: readonly ConflictField<V>[]) {
  const [question, setQuestion] = useState<{
    readonly versions: Versions<V>;
    readonly answer: (answer: Answer<V>) => void;
  }>();

  const ask = (versions: Versions<V>) =>
    new Promise<Answer<V>>((resolve) => {
      const answer = (result: Answer<V>) => {
        setQuestion(undefined);
        resolve(result);
      };

      setQuestion({ versions, answer });
    });

  const dialog = question && <ConflictDialog fields={fields} versions={question.versions} onAnswer={question.answer} />;
  return { ask, dialog };
}
