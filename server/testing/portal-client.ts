import { portalHeader } from '@memocartes/contract/http/portal-header';

import { callerOf, createCaller } from './server.ts';

/**
 * A client that behaves like a browser on the portal's page: it keeps cookies and sends the portal's header. `headers`
 * adds or replaces headers, such as those sent from another site.
 */
export function portalClient(origin: string, headers: Record<string, string> = {}) {
  const jar = new Map<string, string>();

  const keep = (response: { headers: Headers }) => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (pair.slice(at + 1)) jar.set(pair.slice(0, at), pair.slice(at + 1));
      else jar.delete(pair.slice(0, at));
    }
  };

  const headersToSend = (): Record<string, string> => ({
    ...portalHeader,
    'sec-fetch-site': 'same-origin',
    ...(jar.size && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
    ...headers,
  });

  return {
    jar,
    ...createCaller(async (route, input) => {
      const response = await callerOf(origin, headersToSend()).call(route, input);
      keep(response);
      return response;
    }),
    /** Like `call`, for any path and body, for example a body that is not JSON or a path outside the API. */
    async fetch(path: string, init: RequestInit = {}): Promise<Response> {
      const response = await fetch(`${origin}${path}`, {
        ...init,
        headers: { ...headersToSend(), ...Object.fromEntries(new Headers(init.headers)) },
      });
      keep(response);
      return response;
    },
  };
}

export type PortalClient = ReturnType<typeof portalClient>;
