import { createContext } from 'react';

/** A row of actions: the primary ones are buttons, the others entries of its « ⋯ » menu. */
export type ActionsPlace = {
  /** Registers an action while it is mounted. @returns a function that unregisters it */
  register: (kind: 'primary' | 'other') => () => void;
  /** The open menu; null while it is closed. */
  drop: HTMLElement | null;
  /** The row has one action and no primary one: it is drawn as a button, since a menu of one entry is useless. */
  isSingle: boolean;
  close: () => void;
};

/** Row of actions that contains a button; null elsewhere. Dialogs reset it to null. */
export const ActionsContext = createContext<ActionsPlace | null>(null);
