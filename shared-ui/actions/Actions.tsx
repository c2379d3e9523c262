import { type ReactNode, useCallback, useMemo, useState } from 'react';

import { type ActionRow, ActionsContext } from '../action-entry/ActionsContext.ts';
import { MenuFrame } from '../menu/MenuFrame.tsx';
import { useMenu } from '../menu/useMenu.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import './actions.css';

export type ActionsProps = {
  /** `Button`s and `LinkButton`s, also inside other components. */
  readonly children: ReactNode;
};

/**
 * The actions of a screen or of a list: the primary one as a button, all others in a « ⋯ » menu. A single action has no
 * menu. All actions stay mounted while the menu is closed, so that their dialogs stay open.
 */
export function Actions({ children }: ActionsProps) {
  const texts = useUiTexts();
  const menu = useMenu();
  const [menuElement, setMenuElement] = useState<HTMLElement | null>(null);
  const [counts, setCounts] = useState({ primary: 0, other: 0 });
  const register = useCallback((kind: 'primary' | 'other') => {
    const add = (by: 1 | -1) => setCounts((previous) => ({ ...previous, [kind]: previous[kind] + by }));
    add(1);
    return () => add(-1);
  }, []);
  const isSingle = counts.other === 1 && counts.primary === 0;
  const { close } = menu;
  const row = useMemo<ActionRow>(
    () => ({ register, menuElement, isSingle, close }),
    [register, menuElement, isSingle, close],
  );

  return (
    <div className="mc-actions">
      <ActionsContext value={row}>{children}</ActionsContext>
      {counts.other > 0 && !isSingle && (
        <MenuFrame menu={menu} label={texts.moreActions}>
          <div role="menu" id={menu.id} aria-label={texts.moreActions} ref={setMenuElement} />
        </MenuFrame>
      )}
    </div>
  );
}
