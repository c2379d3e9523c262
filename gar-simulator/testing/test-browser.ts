import { createHash, randomBytes } from 'node:crypto';

import { paths } from '../settings.ts';

/** A browser for tests: keeps cookies, follows no redirect and runs no script. */
export class TestBrowser {
  readonly #jar = new Map<string, { value: string; path: string }>();

  /** Fetches `url` with the cookies of its path and stores those of the response. */
  async fetch(
    url: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const { pathname } = new URL(url);
    const cookies = [...this.#jar]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`);
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie: cookies.join('; ') },
    });
    for (const line of response.headers.getSetCookie()) this.#store(line);
    return response;
  }

  /** Posts a form. */
  post(url: string, fields: Record<string, string>): Promise<Response> {
    return this.fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  }

  #store(line: string) {
    const [pair = '', ...attributes] = line.split(/; */);
    const name = pair.slice(0, pair.indexOf('='));
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    const value = pair.slice(name.length + 1);
    if (value) this.#jar.set(`${name} ${path}`, { value, path });
    else this.#jar.delete(`${name} ${path}`);
  }
}

/** State that a client stores during a sign-in. */
export type Attempt = { url: string; state: string; nonce: string; verifier: string };

/**
 * Starts a sign-in as a client does: code flow, PKCE S256, new state and nonce. `extra` overrides parameters; the
 * value undefined removes a parameter.
 */
export function startSignIn(
  client: { issuer: string; clientId: string; redirectUri: string; idRessource: string },
  extra: Record<string, string | undefined> = {},
): Attempt {
  const state = secret();
  const nonce = secret();
  const verifier = secret();
  const parameters: Record<string, string | undefined> = {
    client_id: client.clientId,
    redirect_uri: client.redirectUri,
    response_type: 'code',
    scope: 'openid scope.gar',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    idRessource: client.idRessource,
    state,
    nonce,
    ...extra,
  };
  const query = new URLSearchParams(
    Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return { url: `${client.issuer}${paths.authorization}?${query}`, state, nonce, verifier };
}

/**
 * Follows an authorization URL through the sign-in page and chooses the person with that id ('' cancels).
 * @returns the callback URL, with a code or an error
 */
export async function signInAs(browser: TestBrowser, url: string, personId: string): Promise<URL> {
  const signInPage = location(await browser.fetch(url));
  const page = await browser.fetch(signInPage);
  if (page.status !== 200) throw new Error(`The sign-in page answered ${page.status}: ${await page.text()}`);
  const resume = location(await browser.post(signInPage, { person: personId }));
  return new URL(location(await browser.fetch(resume)));
}

const secret = () => randomBytes(32).toString('base64url');

function location(response: Response): string {
  const to = response.headers.get('location');
  if (!to) throw new Error(`${response.url} answered ${response.status} without a location.`);
  return new URL(to, response.url).href;
}
