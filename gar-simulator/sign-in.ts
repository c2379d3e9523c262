import type { IncomingMessage } from 'node:http';

import { type default as Provider, errors } from 'oidc-provider';

import { type Context, refusalPage, showPage } from './pages.ts';
import { type Person, subOf } from './people/people.ts';
import { signInPage } from './sign-in.page.ts';

/**
 * Shows the sign-in page (GET) and accepts the choice (POST). Returns 400 when the interaction has expired or belongs
 * to another browser.
 */
export async function signIn(provider: Provider, ctx: Context, people: Person[]): Promise<void> {
  try {
    await provider.interactionDetails(ctx.req, ctx.res);
    if (ctx.method !== 'POST') {
      showPage(ctx, signInPage(people));
      return;
    }
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, choice(await readForm(ctx.req), people)));
    ctx.status = 303;
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    showPage(ctx, { ...refusalPage(error.error, error.error_description), status: 400 });
  }
}

function choice(form: URLSearchParams, people: Person[]) {
  const person = people.find(({ id }) => id === form.get('person'));
  return person
    ? { login: { accountId: subOf(person) } }
    : { error: 'access_denied', error_description: 'the person gave up signing in' };
}

const maxFormBytes = 1024;

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > maxFormBytes) throw new errors.InvalidRequest('the form is too long');
  }
  return new URLSearchParams(text);
}
