import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Corruption } from './corrupt.ts';
import { corruptIdTokens, ignoreSession, pageHeaders, pages, requireResource, skipEmptySignOut } from './middleware.ts';
import { people as allPeople } from './people/people.data.ts';
import type { Person } from './people/people.ts';
import { createProvider } from './provider.ts';
import type { ClientSettings } from './settings.ts';

/** Options of a simulator; `people`, `keepsSession` and `corrupt` are for tests. */
export type SimulatorOptions = ClientSettings & {
  people?: Person[];
  /** Whether people stay signed in: the list of people is shown again only for `prompt=login` or `max_age`. */
  keepsSession?: boolean;
  /** Changes the ID token of every token response. `main.ts` never sets it. */
  corrupt?: Corruption;
};

/**
 * The simulated GAR as a Node request handler for the paths below its issuer. Host, scheme and prefix always come from
 * the issuer, not from the request.
 */
export function createSimulator(
  options: SimulatorOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { people = allPeople, corrupt, keepsSession = false } = options;
  const { host, protocol, pathname } = new URL(options.issuer);
  const root = pathname.replace(/\/$/, '');

  const provider = createProvider(options, people);
  for (const middleware of [
    pageHeaders(options, root),
    pages(provider, people),
    ...(keepsSession ? [] : [ignoreSession]),
    requireResource(options.idRessource),
    skipEmptySignOut(provider, options),
    corruptIdTokens(people, corrupt),
  ]) {
    provider.use(middleware);
  }
  const handle = provider.callback();

  return (request, response) => {
    const url = request.url ?? '/';
    const pathBelowIssuer = url.startsWith(root) ? url.slice(root.length) : undefined;
    if (!pathBelowIssuer?.startsWith('/')) {
      response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
        .end('Not below the issuer of this simulator.\n');
      return;
    }
    request.headers.host = host;
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete request.headers['x-forwarded-host'];
    // The library derives the prefix of its URLs from `originalUrl` and `url`.
    void handle(Object.assign(request, { originalUrl: url, url: pathBelowIssuer }), response);
  };
}
