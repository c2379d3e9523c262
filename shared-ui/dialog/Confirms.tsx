import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { confirmations } from './confirm.ts';

/** Renders the dialogs of `confirm`. Rendered once by the host. */
export function Confirms() {
  const { waiting } = useSyncExternalStore(confirmations.subscribe, confirmations.get);
  const first = waiting[0];
  return first ? <ConfirmDialog key={first.id} {...first} onAnswer={first.answer} /> : null;
}
