import type { ReactNode } from 'react';

import { pageStore } from '../store/store.ts';

export type Confirmation = {
  /** The question: « Supprimer Ada LOVELACE ? » */
  title: ReactNode;
  body?: ReactNode;
  /** What will be lost permanently. */
  lost?: ReactNode;
  /** How to undo it, if possible. */
  undoHint?: ReactNode;
  /** The action, as a verb: « Supprimer ». */
  confirmLabel?: string;
  cancelLabel?: string;
  /** `calm`: cancelling is the recommended answer, and has the accent colour. */
  tone?: 'primary' | 'danger' | 'calm';
  /** Action that runs while the dialog stays open. If it fails, the dialog shows the error. */
  action?: () => Promise<unknown>;
  /** Message for an error of `action`; its `message` by default. */
  failure?: (error: unknown) => ReactNode;
  /** Closes the question when aborted, as if it was cancelled: what it asks about no longer exists. */
  signal?: AbortSignal;
};

export type Pending = Confirmation & { id: number; answer: (yes: boolean) => void };

export const confirmations = pageStore<{ last: number; waiting: Pending[] }>('confirmations', { last: 0, waiting: [] });

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
