import type { ReactNode } from 'react';

import { pageStore } from '../store/store.ts';

export type Confirmation = {
  /** The question: « Supprimer Ada LOVELACE ? » */
  readonly title: ReactNode;
  readonly body?: ReactNode;
  /** Text below `body` that is still loading; the action can't be confirmed until then. Shows nothing if rejected. */
  readonly details?: Promise<ReactNode>;
  /** Names the data that will be lost permanently. */
  readonly lost?: ReactNode;
  /** Explains how to undo the action, if possible. */
  readonly undoHint?: ReactNode;
  /** Name of the action, as a verb: « Supprimer ». */
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** `calm`: cancelling is the recommended answer, and has the accent colour. */
  readonly tone?: 'primary' | 'danger' | 'calm';
  /** Action that runs while the dialog stays open. If it fails, the dialog shows the error. */
  readonly action?: () => Promise<unknown>;
  /** Message for an error of `action`; its `message` by default. */
  readonly failure?: (error: unknown) => ReactNode;
  /** Cancels the question when aborted, for example because it no longer applies. */
  readonly signal?: AbortSignal;
};

export type Pending = Confirmation & { readonly id: number; readonly answer: (yes: boolean) => void };

export const confirmations = pageStore<{ readonly last: number; readonly waiting: Pending[] }>('confirmations', {
  last: 0,
  waiting: [],
});

/**
 * Asks for confirmation before an action. Resolves to true once confirmed *and* `action` has succeeded; false when
 * cancelled. Concurrent questions are asked one after the other.
 */
export function confirm(question: Confirmation): Promise<boolean> {
  return new Promise((resolve) => {
    const { last, waiting } = confirmations.get();
    const id = last + 1;

    const answer = (yes: boolean) => {
      const current = confirmations.get();
      confirmations.set({ ...current, waiting: current.waiting.filter((item) => item.id !== id) });
      resolve(yes);
    };

    confirmations.set({ last: id, waiting: [...waiting, { ...question, id, answer }] });
    question.signal?.addEventListener('abort', () => answer(false), { once: true });
  });
}
