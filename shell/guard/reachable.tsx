import type { Registry } from '@memocartes/shared-shell/remote';
import { useOptionalMe } from '@memocartes/shared-shell/session';
import { createContext, useCallback, useContext } from 'react';

import { remoteOfPath } from '../federation/registry/remoteOfPath.ts';

const RegistryContext = createContext<Registry>({ remotes: {} });

/** Provides the registry of remotes. */
export const RegistryProvider = RegistryContext;

/** The registry of remotes. */
export const useRegistry = (): Registry => useContext(RegistryContext);

/** Returns a function that checks whether the visitor may open an address. Other links are not shown. */
export function useIsReachable(): (address: string) => boolean {
  const registry = useRegistry();
  const visitor = useOptionalMe();
  return useCallback(
    (address) => remoteOfPath(address.replace(/[?#].*$/, ''), visitor, registry).status === 'ok',
    [registry, visitor],
  );
}
