import type { Action } from '@memocartes/contract/permissions/permissions';
import type { Subject } from '@memocartes/contract/permissions/permissions';
import type { ReactNode } from 'react';

import { useCan } from './session.tsx';

export type CanProps = {
  readonly do: Action;
  /** The thing that it is done to; anything of the person's own school unless told. */
  readonly on?: Subject;
  /** What is shown instead to those who may not. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
};

/** Shows something only to those who may do this: `<Can do="student:edit" on={student}>`. */
export function Can({ do: action, on, fallback = null, children }: CanProps) {
  const can = useCan();
  return can(action, on) ? children : fallback;
}
