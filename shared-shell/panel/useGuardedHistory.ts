import { closeTopDialog, isDialogOpen } from '@memocartes/shared-ui/overlay';
import { useContext, useEffect } from 'react';
import { type Navigator, UNSAFE_NavigationContext, useLocation } from 'react-router-dom';

import { allForms, confirmThenLeave, formsLeft } from './unsavedForms.ts';

/** The router's index of a history entry; undefined for an entry that the router did not create. */
const indexOf = (state: unknown) => (state as { readonly idx?: number } | null)?.idx;

type Place = { readonly pathname: string; readonly search: string; readonly index: number | undefined };

/** The router's current location; undefined while no host is rendered. */
let currentPlace: Place | undefined;

/** The unsaved forms that navigation from a place to an address closes. */
const formsClosedBy = (to: { readonly pathname?: string; readonly search?: string }, { pathname, search }: Place) =>
  to.pathname === pathname ? formsLeft(search, to.search ?? '') : allForms();

/** Whether the portal's own code, not the browser's Back or Forward, caused the next `popstate`. */
let isOwnPop = false;

function goBy(steps: number): void {
  isOwnPop = true;
  history.go(steps);
}

function onPop(event: PopStateEvent) {
  const isOwn = isOwnPop;
  isOwnPop = false;
  const steps = (indexOf(event.state) ?? NaN) - (currentPlace?.index ?? NaN);
  if (!currentPlace || !steps) return;
  const closesDialog = !isOwn && isDialogOpen();
  const left = formsClosedBy(location, currentPlace);
  if (!closesDialog && left.length === 0) return;
  // Hides the event from the router and restores the address: the dialog closes instead, or the person has to confirm.
  event.stopImmediatePropagation();
  const restored = new Promise((done) => addEventListener('popstate', done, { once: true }));
  goBy(-steps);
  if (closesDialog) void restored.then(closeTopDialog);
  else confirmThenLeave(() => void restored.then(() => goBy(steps)), left);
}

// Registered before any router, since the window calls listeners in order of registration.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- a test on Node has no window
globalThis.addEventListener?.('popstate', onPop);

const urlOf = (to: Parameters<Navigator['push']>[0]) => (typeof to === 'string' ? new URL(to, location.href) : to);

/**
 * Asks for confirmation before `push` leaves an unsaved form. Also asks before `replace` closes the panel of such a
 * form, for example on a change of tab. Other calls of `replace` don't ask. Marks `go` as the portal's own.
 * @returns a function that restores the methods
 */
function guardNavigation(navigator: Navigator): () => void {
  const { push, replace, go } = navigator;
  navigator.push = (to, ...more) => {
    confirmThenLeave(() => push(to, ...more), currentPlace && formsClosedBy(urlOf(to), currentPlace));
  };
  navigator.replace = (to, ...more) => {
    const left =
      currentPlace && urlOf(to).pathname === currentPlace.pathname ? formsClosedBy(urlOf(to), currentPlace) : [];
    confirmThenLeave(
      () => replace(to, ...more),
      left.filter(({ inPanel }) => inPanel),
    );
  };
  navigator.go = (steps) => {
    isOwnPop = true;
    go(steps);
  };
  return () => {
    navigator.push = push;
    navigator.replace = replace;
    navigator.go = go;
  };
}

/**
 * Asks for confirmation before an unsaved form (`guardPanel`) is left for another page, or by the browser's back and
 * forward [interface.unsaved]. Back and forward close an open dialog instead of the page [interface.back-closes]. Used
 * once, by the host. The router's `useBlocker` is not used: it needs a data router, which is larger.
 */
export function useGuardedHistory(): void {
  const { pathname, search } = useLocation();
  const { navigator } = useContext(UNSAFE_NavigationContext);
  useEffect(() => {
    currentPlace = { pathname, search, index: indexOf(history.state) };
  });
  useEffect(() => () => void (currentPlace = undefined), []);
  useEffect(() => guardNavigation(navigator), [navigator]);
}
