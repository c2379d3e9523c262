import { sessionLost } from '@memocartes/shared-api/base';
import { keepDrafts } from '@memocartes/shared-shell/drafts';
import { removeGuards } from '@memocartes/shared-shell/panel';
import type { Middleware } from '@reduxjs/toolkit';

import { leaveTo } from './leaveTo.ts';
import { rememberRequestedPage } from './requestedPage.ts';

/**
 * Leaves the portal as soon as any call says that the session is over (banned, expired, signed out elsewhere). `guarded` tells
 * whether the page of the moment needs a session at all: a student's tablet has none.
 */
export const sessionWatch =
  (guarded: () => boolean): Middleware =>
  () =>
  (next) =>
  (action) => {
    if (sessionLost.match(action) && guarded()) {
      rememberRequestedPage(location);
      const isKept = keepDrafts();
      // nothing is lost: the browser asks nothing either
      if (isKept) removeGuards();
      leaveTo(action.payload === 'NO_SESSION' && !isKept ? '/' : '/?expired=true');
    }
    return next(action);
  };
