import { createContext, type ReactNode, useContext } from 'react';

const SavingContext = createContext(false);

type Props = {
  /** Whether the form is being saved. */
  readonly when: boolean;
  readonly children: ReactNode;
};

/**
 * A part of the page that is being saved: its fields can't be changed, its buttons and links can't be used
 * [interface.saving-read-only]. They keep the focus, which disabled elements would lose. `Dialog` and `PanelFrame`
 * contain it for their body.
 */
export function Saving({ when, children }: Props) {
  return <SavingContext value={when}>{children}</SavingContext>;
}

/** Whether the part of the page around a component is being saved. */
export const useIsSaving = (): boolean => useContext(SavingContext);
