import { authCalls } from '@memocartes/contract/auth/auth.calls';
import type { Credentials, Opened } from '@memocartes/contract/auth/auth.routes';

import { send } from '../http/send.ts';
import { enter } from './second-step/enter.ts';
import type { SecondStepKind } from './second-step/SecondStep.tsx';

/**
 * Signs in and goes on to the portal, or says by `onStep` what the account still asks for.
 * @throws ApiError when it is refused
 */
export async function signIn(credentials: Credentials, onStep: (kind: SecondStepKind) => void): Promise<void> {
  const { second_factor_required: kind } = await send<Opened>(authCalls.login, credentials);
  if (kind) onStep(kind);
  else enter();
}
