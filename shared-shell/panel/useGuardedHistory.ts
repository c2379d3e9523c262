import { useContext, useEffect } from 'react';
import { type Navigator, UNSAFE_NavigationContext, useLocation } from 'react-router-dom';

import { parsePanelState, samePanel } from './address.ts';
import { isGuarded, confirmThenLeave } from './guard.ts';

/** Number that the router gives an entry of the browser's history; none in an entry that isn't the router's. */
const indexOf = (state: unknown) => (state as { readonly idx?: number } | null)?.idx;

const pathOf = (to: Parameters<Navigator['push']>[0]) =>
  typeof to === 'string' ? new URL(to, location.href).pathname : to.pathname;

type Place = { readonly pathname: string; readonly search: string; readonly index: number | undefined };

/** Where the person is, for the router; nowhere without a host. */
let currentPlace: Place | undefined;

const isPlace = ({ pathname, search }: Place) =>
  location.pathname === pathname && samePanel(parsePanelState(location.search), parsePanelState(search));

function onPop(event: PopStateEvent) {
  const steps = (indexOf(event.state) ?? NaN) - (currentPlace?.index ?? NaN);
  if (!currentPlace || !steps || !isGuarded() || isPlace(currentPlace)) return;
  // the router hears nothing of it, and the address goes back to where it was until the person has answered
  event.stopImmediatePropagation();
  const back = new Promise((done) => addEventListener('popstate', done, { once: true }));
  history.go(-steps);
  confirmThenLeave(() => void back.then(() => history.go(steps)));
}
// before any router listens: the window's listeners are called in the order in which they came
globalThis.addEventListener?.('popstate', onPop);

/** Has the way to another page asked about first. @returns what takes it back */
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
 * Asks before something that isn't saved (`guardPanel`) is left for another page, or by the browser's back and forward. For hosts, once.
 * The router's own `useBlocker` needs a data router, which weighs on every page.
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
