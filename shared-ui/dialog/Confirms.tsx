import { useSyncExternalStore } from 'react';

import { confirmations } from './confirm.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Renders the dialogs of `confirm`, one at a time. The host renders this component once. */
export function Confirms() {
  const { waiting } = useSyncExternalStore(confirmations.subscribe, confirmations.get);
  const first = waiting[0];
  return first ? <ConfirmDialog key={first.id} {...first} onAnswer={first.answer} /> : null;
}
