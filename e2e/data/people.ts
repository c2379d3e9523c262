import type { BrowserContext } from '@playwright/test';

const password = 'Demo-2026!';

/** The demo accounts of the tests (decisions §6). */
export const people = {
  superadmin: 'superadmin@demo.memocartes.fr',
  manager: 'direction@demo.memocartes.fr',
  teacher: 'enseignante@demo.memocartes.fr',
  parent: 'parent@demo.memocartes.fr',
} as const;

/** Signs a person in without the page, so that a test starts where it is about something. */
export async function signIn(context: BrowserContext, who: keyof typeof people, baseURL: string): Promise<void> {
  const answer = await context.request.post(`${baseURL}/api/auth/login`, {
    data: { email: people[who], password },
    headers: { 'X-Memocartes': '1', Origin: baseURL },
  });
  if (!answer.ok()) throw new Error(`${who} can't sign in: ${answer.status()} ${await answer.text()}`);
}
