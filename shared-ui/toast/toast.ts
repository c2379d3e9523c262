import type { ReactNode } from 'react';

import { pageStore } from '../store/store.ts';

export type ToastTone = 'success' | 'info' | 'warning' | 'failure';
export type Toast = { id: number; tone: ToastTone; text: ReactNode; action?: ToastAction };
export type ToastAction = { label: string; onClick: () => void };

/** How long a success stays, in ms. A warning or a failure stays until read. */
export const toastLasts = 5000;
/** The same when it offers something to do: long enough to reach it by keyboard. */
const toastWithActionLasts = 20_000;
const most = 4;

export const toasts = pageStore<{ last: number; shown: Toast[] }>('toasts', { last: 0, shown: [] });

/** Removes a toast, if it is still shown. */
export function dismiss(id: number): void {
  const { last, shown } = toasts.get();
  if (shown.some((one) => one.id === id)) toasts.set({ last, shown: shown.filter((one) => one.id !== id) });
}

/** The id of a toast's element. */
export const toastElementId = (id: number): string => `mc-toast-${id}`;

/** Whether somebody points at a toast or has the keyboard in it. */
const isHeld = (id: number): boolean =>
  document.querySelector(`#${toastElementId(id)}:is(:hover, :focus-within)`) !== null;

/** Removes a toast whose time is up, or later while it is held. */
function expire(id: number): void {
  if (isHeld(id)) setTimeout(expire, toastLasts, id);
  else dismiss(id);
}

function show(tone: ToastTone, text: ReactNode, action?: ToastAction): number {
  const { last, shown } = toasts.get();
  const id = last + 1;
  // a repeated failure is shown once
  const others = shown.filter((one) => one.tone !== tone || one.text !== text);
  toasts.set({ last: id, shown: [...others, { id, tone, text, action }].slice(-most) });
  if (tone === 'success' || tone === 'info') {
    setTimeout(expire, action ? toastWithActionLasts : toastLasts, id);
  }
  return id;
}

/** Shows a toast, from anywhere. Each call returns the id for `dismiss` [interface.toasts]. */
export const toast = {
  success: (text: ReactNode, action?: ToastAction) => show('success', text, action),
  info: (text: ReactNode, action?: ToastAction) => show('info', text, action),
  /** Stays until read. */
  warning: (text: ReactNode, action?: ToastAction) => show('warning', text, action),
  /** Stays until read. */
  failure: (text: ReactNode, action?: ToastAction) => show('failure', text, action),
  dismiss,
  isHeld,
};
