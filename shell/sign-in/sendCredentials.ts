import { authCalls } from '@memocartes/contract/auth/auth.calls';
import type { Credentials, SignInResult } from '@memocartes/contract/auth/auth.routes';

import { send } from '../http/send.ts';
import { openPortal } from './second-step/openPortal.ts';
import type { SecondStepKind } from './second-step/SecondStep.tsx';

/**
 * Signs in with an address and a password, then continues to the portal, or calls `onStep` with the second step that
 * the account requires.
 * @throws ApiError when the server refuses the sign-in or can't be reached
 */
export async function sendCredentials(credentials: Credentials, onStep: (kind: SecondStepKind) => void): Promise<void> {
  const { second_factor_required: kind } = await send<SignInResult>(authCalls.login, credentials);
  if (kind) onStep(kind);
  else openPortal();
}
