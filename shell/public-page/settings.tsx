import type { Settings } from '@memocartes/shared-shell/settings';
import { createContext, type ReactNode, useContext } from 'react';

import { usePromise } from '../http/usePromise.ts';

type PublicSettingsState = { readonly settings?: Settings; readonly failed: boolean };

const PublicSettings = createContext<PublicSettingsState>({ failed: false });

/** Hands out the settings once they have come; pages are drawn before. */
export function PublicSettingsProvider({ pending, children }: { pending: Promise<Settings>; children: ReactNode }) {
  const { value, error } = usePromise(pending);
  return <PublicSettings value={{ settings: value, failed: error !== undefined }}>{children}</PublicSettings>;
}

/** The settings if they have come; `failed` when they won't. */
export const usePublicSettings = (): PublicSettingsState => useContext(PublicSettings);
