import type { ReactNode } from 'react';

import { pageStore } from '../store/store.ts';

export type ToastTone = 'success' | 'info' | 'warning' | 'failure';
export type Toast = {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: ReactNode;
  readonly action?: ToastAction;
  readonly otherAction?: ToastAction;
};
export type ToastAction = { readonly label: string; readonly onClick: () => void };
export type ToastOptions = {
  /** A second action, after the first. */
  readonly otherAction?: ToastAction;
  /** Time in ms for which a success or info toast is shown. */
  readonly durationMs?: number;
  /**
   * Called once the toast is gone: closed, replaced, pushed out or timed out. Not called if one of its actions was
   * used.
   */
  readonly onEnd?: () => void;
};

/**
 * Time in ms for which a success or info toast without action is shown. A warning or a failure doesn't time out.
 */
export const toastDurationMs = 5_000;
/** Time in ms for which a toast with an action is shown: long enough to reach the action by keyboard. */
const toastWithActionDurationMs = 20_000;
const maxToasts = 4;

export const toasts = pageStore<{ readonly last: number; readonly shown: Toast[] }>('toasts', { last: 0, shown: [] });

/** Removes a toast, if it is still shown. */
export function dismiss(id: number): void {
  const { last, shown } = toasts.get();
  if (shown.some((item) => item.id === id)) toasts.set({ last, shown: shown.filter((item) => item.id !== id) });
}

/** Removes all toasts. */
function dismissAll(): void {
  const { last, shown } = toasts.get();
  if (shown.length > 0) toasts.set({ last, shown: [] });
}

/** The id of a toast's element. */
export const toastElementId = (id: number): string => `mc-toast-${id}`;

/** Whether the pointer or the focus is on a toast. */
const isHeld = (id: number): boolean =>
  document.querySelector(`#${toastElementId(id)}:is(:hover, :focus-within)`) !== null;

/** Removes a toast whose time is up; postponed while the pointer or the focus is on it. */
function expire(id: number): void {
  if (isHeld(id)) setTimeout(expire, toastDurationMs, id);
  else dismiss(id);
}

/** Calls `onEnd` once the toast is gone, however it was removed. */
function watchEnd(id: number, onEnd: () => void): void {
  const stop = toasts.subscribe(() => {
    if (toasts.get().shown.some((item) => item.id === id)) return;
    stop();
    // An action runs right after its toast is removed.
    queueMicrotask(onEnd);
  });
}

/** Whether a toast disappears automatically. */
const isTimed = ({ tone }: Pick<Toast, 'tone'>): boolean => tone === 'success' || tone === 'info';

/** Makes room for a new toast, if needed. Removes the oldest timed toast; if none is timed, the oldest toast. */
function withRoom(others: readonly Toast[]): readonly Toast[] {
  if (others.length < maxToasts) return others;
  const removed = others.find(isTimed) ?? others[0];
  return others.filter((item) => item !== removed);
}

function show(tone: ToastTone, text: ReactNode, action?: ToastAction, options: ToastOptions = {}): number {
  const { durationMs, onEnd, otherAction } = options;
  const { last, shown } = toasts.get();
  const id = last + 1;
  let isActionUsed = false;

  const withRecordedUse = (original?: ToastAction): ToastAction | undefined =>
    original && {
      label: original.label,
      onClick: () => {
        isActionUsed = true;
        original.onClick();
      },
    };

  // A repeated toast is shown once, unless each has its own action, such as an undo.
  const others = shown.filter((item) => item.tone !== tone || item.text !== text || (item.action && action));
  toasts.set({
    last: id,
    shown: [
      ...withRoom(others),
      { id, tone, text, action: withRecordedUse(action), otherAction: withRecordedUse(otherAction) },
    ],
  });
  if (onEnd) {
    watchEnd(id, () => {
      if (!isActionUsed) onEnd();
    });
  }
  if (isTimed({ tone })) {
    setTimeout(expire, durationMs ?? (action ? toastWithActionDurationMs : toastDurationMs), id);
  }
  return id;
}

/** Shows a toast, from anywhere; returns its id, for `dismiss` [interface.toasts]. */
export const toast = {
  success: (text: ReactNode, action?: ToastAction, options?: ToastOptions) => show('success', text, action, options),
  info: (text: ReactNode, action?: ToastAction, options?: ToastOptions) => show('info', text, action, options),
  warning: (text: ReactNode, action?: ToastAction, options?: ToastOptions) => show('warning', text, action, options),
  failure: (text: ReactNode, action?: ToastAction) => show('failure', text, action),
  dismiss,
  dismissAll,
};
