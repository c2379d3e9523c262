import type { ReactNode } from 'react';

import { pageStore } from '../store/store.ts';

export type ToastTone = 'success' | 'info' | 'warning' | 'failure';
export type Toast = {
  id: number;
  tone: ToastTone;
  text: ReactNode;
  action?: ToastAction;
  otherAction?: ToastAction;
};
export type ToastAction = { label: string; onClick: () => void };
export type ToastOptions = {
  /** A second action, after the first. */
  otherAction?: ToastAction;
  /** How long a success or an information stays, in ms. */
  durationMs?: number;
  /** Called once when the toast is gone (closed, replaced or timed out), unless the person used one of its actions. */
  onEnd?: () => void;
};

/** How long a success stays, in ms. A warning or a failure stays until read. */
export const toastDurationMs = 5000;
/** How long a toast with an action stays, in ms: long enough to reach the action by keyboard. */
const toastWithActionDurationMs = 20_000;
const maxToasts = 4;

export const toasts = pageStore<{ last: number; shown: Toast[] }>('toasts', { last: 0, shown: [] });

/** Removes a toast, if it is still shown. */
export function dismiss(id: number): void {
  const { last, shown } = toasts.get();
  if (shown.some((item) => item.id === id)) toasts.set({ last, shown: shown.filter((item) => item.id !== id) });
}

/** The id of a toast's element. */
export const toastElementId = (id: number): string => `mc-toast-${id}`;

/** Whether the pointer or the focus is on a toast. */
const isHeld = (id: number): boolean =>
  document.querySelector(`#${toastElementId(id)}:is(:hover, :focus-within)`) !== null;

/** Removes a toast whose time is up, or later while it is held. */
function expire(id: number): void {
  if (isHeld(id)) setTimeout(expire, toastDurationMs, id);
  else dismiss(id);
}

/** Calls `onEnd` once the toast is gone, whoever removed it. */
function watchEnd(id: number, onEnd: () => void): void {
  const stop = toasts.subscribe(() => {
    if (toasts.get().shown.some((item) => item.id === id)) return;
    stop();
    // An action is taken right after its toast is removed.
    queueMicrotask(onEnd);
  });
}

function show(tone: ToastTone, text: ReactNode, action?: ToastAction, options: ToastOptions = {}): number {
  const { durationMs, onEnd, otherAction } = options;
  const { last, shown } = toasts.get();
  const id = last + 1;
  let isTaken = false;
  const watched = (given?: ToastAction): ToastAction | undefined =>
    given && {
      label: given.label,
      onClick: () => {
        isTaken = true;
        given.onClick();
      },
    };
  // a repeated failure is shown once
  const others = shown.filter((item) => item.tone !== tone || item.text !== text);
  toasts.set({
    last: id,
    shown: [...others, { id, tone, text, action: watched(action), otherAction: watched(otherAction) }].slice(
      -maxToasts,
    ),
  });
  if (onEnd)
    watchEnd(id, () => {
      if (!isTaken) onEnd();
    });
  if (tone === 'success' || tone === 'info') {
    setTimeout(expire, durationMs ?? (action ? toastWithActionDurationMs : toastDurationMs), id);
  }
  return id;
}

/** Shows a toast, from anywhere. Each call returns the id for `dismiss` [interface.toasts]. */
export const toast = {
  success: (text: ReactNode, action?: ToastAction, options?: ToastOptions) => show('success', text, action, options),
  info: (text: ReactNode, action?: ToastAction, options?: ToastOptions) => show('info', text, action, options),
  /** Stays until read. */
  warning: (text: ReactNode, action?: ToastAction, options?: ToastOptions) => show('warning', text, action, options),
  /** Stays until read. */
  failure: (text: ReactNode, action?: ToastAction) => show('failure', text, action),
  dismiss,
};
