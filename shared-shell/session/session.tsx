import type { LoggedUser } from '@memocartes/contract/auth/auth.routes';
// oxlint-disable-next-line no-restricted-imports -- `useCan` calls it
import { type Action, can, type Subject } from '@memocartes/contract/permissions/permissions';
import { type Actor, anonymous } from '@memocartes/contract/permissions/roles';
import { createContext, useCallback, useContext } from 'react';

/** The signed-in person, who is also the `Actor` of `can`. */
export type Me = LoggedUser & Actor;

const SessionContext = createContext<Me | undefined>(undefined);

/** Provides the signed-in person; undefined for a visitor. */
export const SessionProvider = SessionContext;

/**
 * The signed-in person: `can(useMe(), 'student:edit', student)`.
 *
 * @throws Error for a visitor; use `useOptionalMe` on public pages.
 */
export function useMe(): Me {
  const me = useContext(SessionContext);
  if (!me) throw new Error('useMe needs a session');
  return me;
}

/** The signed-in person, or undefined. */
export const useOptionalMe = (): Me | undefined => useContext(SessionContext);

/**
 * Checks the permission table for the current person. The default subject is something in the person's own school.
 */
export function useCan(): (action: Action, on?: Subject) => boolean {
  const actor: Actor = useOptionalMe() ?? anonymous;
  return useCallback((action, on = { schoolId: actor.schoolId ?? undefined }) => can(actor, action, on), [actor]);
}
