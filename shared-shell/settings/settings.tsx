import type { Settings } from '@memocartes/contract/portal/portal.routes';
import { createContext, useContext } from 'react';

export type { Settings };

const SettingsContext = createContext<Settings | undefined>(undefined);

/** Provides the settings of `GET /api/settings`. */
export const SettingsProvider = SettingsContext;

/**
 * Settings read at run time [interface.settings].
 *
 * @throws Error outside of a host.
 */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings needs a host');
  return settings;
}
