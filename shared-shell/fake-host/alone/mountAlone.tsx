import '@memocartes/shared-ui/theme.css';

import { authCalls } from '@memocartes/contract/auth/auth.calls';
import type { LoggedUser } from '@memocartes/contract/auth/auth.routes';
import { portalHeader } from '@memocartes/contract/http/portal-header';
import type { Role } from '@memocartes/contract/permissions/roles';
import { portalCalls } from '@memocartes/contract/portal/portal.calls';
import { createRoot } from 'react-dom/client';

import { errorTexts } from '../../errors/index.ts';
import { addTexts, startTexts } from '../../i18n/index.ts';
import type { Remote } from '../../remote/define.ts';
import type { RemoteRecord } from '../../remote/record.ts';
import { type Me, toMe } from '../../session/index.ts';
import type { Settings } from '../../settings/settings.tsx';
import { StandaloneRemote } from './StandaloneRemote.tsx';

type Call = { readonly method: string; readonly path: string };

async function callApi<T>({ method, path }: Call, body?: unknown): Promise<T | undefined> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: { ...portalHeader, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return response.ok ? ((await response.json().catch(() => undefined)) as T) : undefined;
}

const readSignedIn = () => callApi<{ readonly user: LoggedUser }>(authCalls.user);

/**
 * The signed-in person, if the remote is for their role; otherwise signs in the first demo account with such a role.
 * Undefined for a public remote.
 *
 * @throws Error when no demo account has such a role.
 */
async function personOf({ name, roles }: RemoteRecord, { demoAccounts }: Settings): Promise<Me | undefined> {
  if (roles.length === 0) return undefined;
  const isServed = ({ role }: { readonly role: Role }) => roles.includes(role);
  const current = await readSignedIn();
  if (current && isServed(current.user)) return toMe(current.user);
  const account = demoAccounts.find(isServed);
  if (!account) {
    throw new Error(
      `no demo account has a role of ${name}: add an account of role ${roles.join(' or ')} to server/demo`,
    );
  }
  await callApi(authCalls.login, { email: account.email, password: account.password });
  const signedInUser = await readSignedIn();
  return signedInUser && toMe(signedInUser.user);
}

/**
 * Runs a single remote on the real API, without shell, federation and other remotes. Shows a list of its routes, the
 * screen of the current address, and its panels.
 *
 * @throws Error when the API doesn't respond, or no demo account has a role of the remote.
 */
export async function mountAlone(remote: Remote): Promise<void> {
  const settings = await callApi<Settings>(portalCalls.settings);
  if (!settings) throw new Error('the API does not respond');
  const me = await personOf(remote.record, settings);
  await startTexts([errorTexts]);
  await addTexts(remote.texts);
  createRoot(document.getElementById('root')!).render(
    <StandaloneRemote remote={remote} settings={settings} {...(me && { me })} />,
  );
}
