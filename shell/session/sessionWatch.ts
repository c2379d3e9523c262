import { refetchAll, type SessionLoss, sessionLost } from '@memocartes/shared-api/base';
import { keepDrafts } from '@memocartes/shared-shell/drafts';
import { removeGuards } from '@memocartes/shared-shell/panel';
import type { Middleware } from '@reduxjs/toolkit';

import { leaveTo } from './leaveTo.ts';
import { ownSessionChanges } from './ownSessionChanges.ts';
import { rememberRequestedPage } from './requestedPage.ts';

type Watched = {
  /** Whether the current page needs a session: a student's tablet doesn't. */
  readonly guarded: () => boolean;
  /** The signed-in account. */
  readonly accountId: number | undefined;
};

/**
 * Leaves the portal when a call finds the session expired (banned, expired, signed out elsewhere) [accounts.session-expired]. What the page itself ended has not
 * expired: after the deletion of the own account and while a password is changed, lost calls lead nowhere.
 */
export const sessionWatch =
  ({ guarded, accountId }: Watched): Middleware =>
  ({ dispatch }) => {
    let isLeaving = false;
    const leave = (loss: SessionLoss) => {
      // Once: for a call that ends later, another navigation would only abort the first.
      if (!guarded() || isLeaving) return;
      isLeaving = true;
      rememberRequestedPage(location);
      const isKept = keepDrafts();
      // Nothing is lost: the browser need not ask either.
      if (isKept) removeGuards();
      leaveTo(loss === 'NO_SESSION' && !isKept ? '/' : '/?expired=true');
    };
    // The call that failed has not settled yet: it would not be sent again.
    const onReplaced = () => void setTimeout(() => dispatch(refetchAll()));
    const own = ownSessionChanges(accountId, { onLost: leave, onReplaced });
    return (next) => (action) => {
      if (sessionLost.match(action)) own.lose(action.payload, action.meta.sentAt);
      else own.follow(action);
      return next(action);
    };
  };
