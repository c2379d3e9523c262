import { useMedia } from '@memocartes/shared-ui/theme';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

import { colourBars, type Mode, savedMode, saveMode } from './mode.ts';

type ColourMode = {
  readonly mode: Mode;
  /** Whether dark mode is in effect, chosen or through `system`. */
  readonly dark: boolean;
  readonly toggle: () => void;
};

const ModeContext = createContext<ColourMode>({ mode: 'system', dark: false, toggle: () => undefined });

/** Provides the colour mode, and stores the user's choice in this browser. */
export function ModeProvider({ children }: { readonly children: ReactNode }) {
  const [mode, setMode] = useState(savedMode);
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  const dark = mode === 'system' ? systemDark : mode === 'dark';
  useEffect(() => colourBars(dark), [dark]);
  const chosen = useMemo<ColourMode>(() => {
    const toggle = () => {
      const next = dark ? 'light' : 'dark';
      saveMode(next);
      setMode(next);
    };

    return { mode, dark, toggle };
  }, [mode, dark]);
  return <ModeContext value={chosen}>{children}</ModeContext>;
}

/** The colour mode of the page, and how to toggle it. */
export const useMode = (): ColourMode => useContext(ModeContext);
