import { createContext } from 'react';

/** A row of actions: the primary ones are buttons, the others entries of its « ⋯ » menu. */
export type ActionsPlace = {
  /** Counts an action for as long as it is mounted; call what comes back when it goes. */
  register: (kind: 'primary' | 'other') => () => void;
  /** The open menu; null while it is closed. */
  drop: HTMLElement | null;
  /** A row with a single action and no primary one: no menu for one entry. */
  isSingle: boolean;
  close: () => void;
};

/** The row of actions that a button stands in; null elsewhere. Dialogs set it back to null. */
export const ActionsContext = createContext<ActionsPlace | null>(null);
