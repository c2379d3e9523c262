import { portalHeader } from '@memocartes/contract/http/portal-header';
import type { BrowserContext } from '@playwright/test';

export type Account = { readonly email: string; readonly password: string };

/** Signs in a browser context. @throws Error when the sign-in is refused */
export async function signIn({ request }: BrowserContext, address: string, account: Account): Promise<void> {
  const headers = { ...portalHeader, Origin: address };
  const response = await request.post(`${address}/api/auth/login`, { data: account, headers });
  if (!response.ok()) throw new Error(`${account.email} can't sign in: ${response.status()}`);
}
