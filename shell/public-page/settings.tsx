import type { Settings } from '@memocartes/shared-shell/settings';
import { usePromise } from '@memocartes/shared-ui/lazy';
import { createContext, type ReactNode, useContext } from 'react';

type PublicSettingsState = { readonly settings?: Settings; readonly failed: boolean };

const PublicSettings = createContext<PublicSettingsState>({ failed: false });

type Props = {
  readonly pending: Promise<Settings>;
  readonly children: ReactNode;
};

/** Provides the settings once loaded; pages render before that. */
export function PublicSettingsProvider({ pending, children }: Props) {
  const { value, error } = usePromise(pending);
  return <PublicSettings value={{ settings: value, failed: error !== undefined }}>{children}</PublicSettings>;
}

/** The settings once loaded; `failed` if loading failed. */
export const usePublicSettings = (): PublicSettingsState => useContext(PublicSettings);

/** The product's name: `APP_NAME`, or its default until the settings are loaded. */
export const useAppName = (): string => usePublicSettings().settings?.APP_NAME ?? 'Mémocartes';
