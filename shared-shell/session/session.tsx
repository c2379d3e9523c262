import type { LoggedUser } from '@memocartes/contract/auth/auth.routes';
import type { Action } from '@memocartes/contract/permissions/permissions';
import { can, type Subject } from '@memocartes/contract/permissions/permissions';
import { anonymous, type Actor } from '@memocartes/contract/permissions/roles';
import { createContext, useCallback, useContext } from 'react';

/** Who is signed in: the logged user, who also is the `Actor` that `can` asks for. */
export type Me = LoggedUser & Actor;

const SessionContext = createContext<Me | undefined>(undefined);

/** Hands out who is signed in; undefined on public pages. */
export const SessionProvider = SessionContext;

/**
 * Who is signed in: `can(useMe(), 'student:edit', student)`.
 *
 * @throws Error on a public page: those ask `useVisitor`.
 */
export function useMe(): Me {
  const me = useContext(SessionContext);
  if (!me) throw new Error('useMe needs a session');
  return me;
}

/** Who is signed in, if anybody is. */
export const useOptionalMe = (): Me | undefined => useContext(SessionContext);

/**
 * Asks the permission table for whoever is there. Without a subject the question is about something
 * of the person's own school.
 */
export function useCan(): (action: Action, on?: Subject) => boolean {
  const actor: Actor = useOptionalMe() ?? anonymous;
  return useCallback((action, on = { schoolId: actor.schoolId ?? undefined }) => can(actor, action, on), [actor]);
}
