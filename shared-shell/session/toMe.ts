import { actorOf } from '@memocartes/contract/auth/actor-of';
import type { LoggedUser } from '@memocartes/contract/auth/auth.routes';

import type { Me } from './session.tsx';

/** Maps the logged user to `Me`, also the actor of the permission table. */
export const toMe = (user: LoggedUser): Me => ({ ...user, ...actorOf(user) });
