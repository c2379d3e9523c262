import type { Registry } from '@memocartes/shared-shell/remote';
import { useOptionalMe } from '@memocartes/shared-shell/session';
import { createContext, useCallback, useContext } from 'react';

import { ownerOf } from '../federation/registry/owner.ts';

const RegistryContext = createContext<Registry>({ remotes: {} });

/** Hands out which remotes the portal has. */
export const RegistryProvider = RegistryContext;

/** The remotes of the portal. */
export const useRegistry = (): Registry => useContext(RegistryContext);

/** Whether a path has a screen for whoever is there: what leads to the not-found page is not offered. */
export function useReachable(): (address: string) => boolean {
  const registry = useRegistry();
  const visitor = useOptionalMe();
  return useCallback(
    (address) => ownerOf(address.replace(/[?#].*$/, ''), visitor, registry).status === 'ok',
    [registry, visitor],
  );
}
