import { actorOf } from '@memocartes/contract/auth/actor-of';
import type { LoggedUser } from '@memocartes/contract/auth/auth.routes';

import type { Me } from './session.tsx';

/** Adds to the signed-in user the properties of an `Actor` of the permission table. */
export const toMe = (user: LoggedUser): Me => ({ ...user, ...actorOf(user) });
