import { sessionLost } from '@memocartes/shared-api/base';
import { keepDrafts } from '@memocartes/shared-shell/drafts';
import { removeGuards } from '@memocartes/shared-shell/panel';
import type { Middleware } from '@reduxjs/toolkit';

import { leaveTo } from './leaveTo.ts';
import { rememberRequestedPage } from './requestedPage.ts';

/**
 * Leaves the portal when a call finds the session expired (banned, expired, signed out elsewhere) [accounts.session-expired]. `guarded` returns whether the
 * current page needs a session: a student's tablet doesn't.
 */
export const sessionWatch =
  (guarded: () => boolean): Middleware =>
  () => {
    let isLeaving = false;
    return (next) => (action) => {
      // Once: for a call that ends later, another navigation would only abort the first.
      if (sessionLost.match(action) && guarded() && !isLeaving) {
        isLeaving = true;
        rememberRequestedPage(location);
        const isKept = keepDrafts();
        // Nothing is lost: the browser need not ask either.
        if (isKept) removeGuards();
        leaveTo(action.payload === 'NO_SESSION' && !isKept ? '/' : '/?expired=true');
      }
      return next(action);
    };
  };
