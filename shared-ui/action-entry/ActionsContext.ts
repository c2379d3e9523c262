import { createContext } from 'react';

/** A row of actions: primary ones are buttons, the others are entries of its « ⋯ » menu. */
export type ActionsPlace = {
  /** Registers an action while it is mounted. @returns a function that unregisters it */
  register: (kind: 'primary' | 'other') => () => void;
  /** The open menu; null while it is closed. */
  menuElement: HTMLElement | null;
  /**
   * Whether the row has one action and no primary one: it is rendered as a button, since a menu with one entry is
   * useless.
   */
  isSingle: boolean;
  close: () => void;
};

/** The row of actions that contains a button; null outside of one. Dialogs reset it to null. */
export const ActionsContext = createContext<ActionsPlace | null>(null);
