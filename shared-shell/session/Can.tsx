import type { Action, Subject } from '@memocartes/contract/permissions/permissions';
import type { ReactNode } from 'react';

import { useCan } from './session.tsx';

export type CanProps = {
  readonly do: Action;
  /** The subject of the action; by default something in the user's own school. */
  readonly on?: Subject;
  /** Shown without permission; nothing by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
};

/** Renders its children only with permission: `<Can do="student:edit" on={student}>`. */
export function Can({ do: action, on, fallback = null, children }: CanProps) {
  const can = useCan();
  return can(action, on) ? children : fallback;
}
