import { useContext, useEffect } from 'react';
import { type Navigator, UNSAFE_NavigationContext, useLocation } from 'react-router-dom';

import { parsePanelState, samePanel } from './address.ts';
import { confirmThenLeave, isGuarded } from './guard.ts';

/** The router's index of a history entry; undefined for an entry that isn't the router's. */
const indexOf = (state: unknown) => (state as { readonly idx?: number } | null)?.idx;

const pathOf = (to: Parameters<Navigator['push']>[0]) =>
  typeof to === 'string' ? new URL(to, location.href).pathname : to.pathname;

type Place = { readonly pathname: string; readonly search: string; readonly index: number | undefined };

/** The router's current location; undefined without a host. */
let currentPlace: Place | undefined;

const isPlace = ({ pathname, search }: Place) =>
  location.pathname === pathname && samePanel(parsePanelState(location.search), parsePanelState(search));

function onPop(event: PopStateEvent) {
  const steps = (indexOf(event.state) ?? NaN) - (currentPlace?.index ?? NaN);
  if (!currentPlace || !steps || !isGuarded() || isPlace(currentPlace)) return;
  // hide the event from the router and restore the address until the person has answered
  event.stopImmediatePropagation();
  const back = new Promise((done) => addEventListener('popstate', done, { once: true }));
  history.go(-steps);
  confirmThenLeave(() => void back.then(() => history.go(steps)));
}
// registered before any router, since the window calls listeners in order of registration
// eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- a test on Node has no window
globalThis.addEventListener?.('popstate', onPop);

/** Asks for confirmation before `push` navigates to another path. @returns a function that restores `push` */
function guardPushes(navigator: Navigator): () => void {
  const { push } = navigator;
  navigator.push = (to, ...more) => {
    if (pathOf(to) === currentPlace?.pathname) push(to, ...more);
    else confirmThenLeave(() => push(to, ...more));
  };
  return () => {
    navigator.push = push;
  };
}

/**
 * Asks for confirmation before an unsaved form (`guardPanel`) is left for another page, or by the browser's back and forward
 * [interface.unsaved]. Used once, by the host. The router's `useBlocker` needs a data router, which is larger.
 */
export function useGuardedHistory(): void {
  const { pathname, search } = useLocation();
  const { navigator } = useContext(UNSAFE_NavigationContext);
  useEffect(() => {
    currentPlace = { pathname, search, index: indexOf(history.state) };
  });
  useEffect(() => () => void (currentPlace = undefined), []);
  useEffect(() => guardPushes(navigator), [navigator]);
}
