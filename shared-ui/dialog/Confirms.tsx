import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { confirmations } from './confirm.ts';

/** Where `confirm` asks. The host draws it once, for everybody. */
export function Confirms() {
  const { waiting } = useSyncExternalStore(confirmations.subscribe, confirmations.get);
  const first = waiting[0];
  return first ? <ConfirmDialog key={first.id} {...first} onAnswer={first.answer} /> : null;
}
