import { createContext } from 'react';

/** A row of actions: primary actions are buttons, the others are entries of the row's « ⋯ » menu. */
export type ActionRow = {
  /** Registers an action while it is mounted. @returns a function that unregisters it */
  readonly register: (kind: 'primary' | 'other') => () => void;
  /** The element of the open menu; null while the menu is closed. */
  readonly menuElement: HTMLElement | null;
  /**
   * Whether the row has only one action, and this one isn't primary. The action is then rendered as a button, since a
   * menu with one entry is useless.
   */
  readonly isSingle: boolean;
  readonly close: () => void;
};

/** The row of actions that contains a button; null outside a row and in dialogs. */
export const ActionsContext = createContext<ActionRow | null>(null);
