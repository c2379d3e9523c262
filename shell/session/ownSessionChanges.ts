import { authApi } from '@memocartes/shared-api/auth.api';
import type { SessionLoss } from '@memocartes/shared-api/base';
import { isAnyOf } from '@reduxjs/toolkit';

type Listeners = {
  /** Called when the session is lost for a reason other than an action of this page. */
  readonly onLost: (loss: SessionLoss) => void;
  /** Called when calls failed while the session was replaced, to refetch their data. */
  readonly onReplaced: () => void;
};

const { deleteAccount, setPassword } = authApi.endpoints;
const isStarted = isAnyOf(deleteAccount.matchPending, setPassword.matchPending);
const isDone = isAnyOf(deleteAccount.matchFulfilled, setPassword.matchFulfilled);
const isRefused = isAnyOf(deleteAccount.matchRejected, setPassword.matchRejected);

/**
 * Distinguishes an expired session from a session that this page ends (account deletion) or replaces (password change).
 * In all these cases, calls find no session.
 */
export function ownSessionChanges(accountId: number | undefined, { onLost, onReplaced }: Listeners) {
  let nbRunning = 0;
  let pendingLoss: SessionLoss | undefined;
  let isEnded = false;
  let replacedAt = 0;

  const isAboutOtherAccount = (action: unknown) =>
    isAnyOf(deleteAccount.matchPending, deleteAccount.matchFulfilled, deleteAccount.matchRejected)(action) &&
    action.meta.arg.originalArgs.id !== accountId;

  const takePendingLoss = () => {
    const loss = pendingLoss;
    pendingLoss = undefined;
    return loss;
  };

  return {
    /** To be called with every action of the store. */
    handleAction(action: unknown): void {
      if (isAboutOtherAccount(action)) return;
      if (isStarted(action)) nbRunning += 1;
      if (isRefused(action)) {
        nbRunning -= 1;
        const loss = nbRunning ? undefined : takePendingLoss();
        if (loss) onLost(loss);
      }
      if (isDone(action)) {
        nbRunning -= 1;
        if (deleteAccount.matchFulfilled(action)) isEnded = true;
        else replacedAt = Date.now();
        if (takePendingLoss() && !isEnded) onReplaced();
      }
    },
    /** To be called when a call that was sent at `sentAt` (ms since 1970) had no session. */
    handleLoss(loss: SessionLoss, sentAt: number): void {
      if (isEnded) return;
      if (nbRunning) pendingLoss = loss;
      else if (sentAt < replacedAt) onReplaced();
      else onLost(loss);
    },
  };
}
