import { refetchAll, type SessionLoss, sessionLost } from '@memocartes/shared-api/base';
import { keepDrafts } from '@memocartes/shared-shell/drafts';
import { removeGuards } from '@memocartes/shared-shell/panel';
import type { Middleware } from '@reduxjs/toolkit';

import { leaveTo } from './leaveTo.ts';
import { ownSessionChanges } from './ownSessionChanges.ts';
import { rememberRequestedPage } from './requestedPage.ts';

type Watched = {
  /** Whether the current page needs a session: a student's tablet doesn't. */
  readonly needsSession: () => boolean;
  /** The signed-in account. */
  readonly accountId: number | undefined;
};

/**
 * Leaves the portal when a call finds no valid session: it has expired, the account was banned, or the user signed out
 * elsewhere [accounts.session-expired]. Changes by the page itself don't count. Calls refused during a password change
 * are sent again. Calls refused during or after the deletion of one's own account are ignored.
 */
export const leaveOnSessionLoss =
  ({ needsSession, accountId }: Watched): Middleware =>
  ({ dispatch }) => {
    let isLeaving = false;

    const leave = (loss: SessionLoss) => {
      // Only once: a second navigation would abort the first.
      if (!needsSession() || isLeaving) return;
      isLeaving = true;
      rememberRequestedPage(location);
      const isKept = keepDrafts();
      // Drafts are stored, so the browser need not warn about unsaved values.
      if (isKept) removeGuards();
      leaveTo(loss === 'NO_SESSION' && !isKept ? '/' : '/?expired=true');
    };

    // In a later task: the failed call has not settled yet, and would not be refetched now.
    const onReplaced = () => void setTimeout(() => dispatch(refetchAll()));
    const ownChanges = ownSessionChanges(accountId, { onLost: leave, onReplaced });
    return (next) => (action) => {
      if (sessionLost.match(action)) ownChanges.handleLoss(action.payload, action.meta.sentAt);
      else ownChanges.handleAction(action);
      return next(action);
    };
  };
