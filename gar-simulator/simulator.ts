import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Corruption } from './corrupt.ts';
import { createProvider } from './provider.ts';
import {
  corruptIdTokens,
  everyVisitPicks,
  lookAfterPages,
  needResource,
  pages,
  skipEmptySignOut,
} from './middleware.ts';
import { people as everybody } from './people.data.ts';
import type { Person } from './people.ts';
import type { ClientSettings } from './settings.ts';

/** How a simulator is set up; `people` and `corrupt` serve tests. */
export type SimulatorOptions = ClientSettings & {
  people?: Person[];
  /** Changes the ID token of every token response. `main.ts` never sets it. */
  corrupt?: Corruption;
};

/**
 * A simulated national sign-on, as a Node request handler that answers below the path of its issuer.
 * It goes by the issuer for its own name, scheme and prefix, whatever proxy stands before it.
 */
export function createSimulator(
  options: SimulatorOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { people = everybody, corrupt } = options;
  const { host, protocol, pathname } = new URL(options.issuer);
  const root = pathname.replace(/\/$/, '');

  const provider = createProvider(options, people);
  for (const middleware of [
    lookAfterPages(options, root),
    pages(provider, people),
    everyVisitPicks,
    needResource(options.idRessource),
    skipEmptySignOut(provider, options),
    corruptIdTokens(people, corrupt),
  ])
    provider.use(middleware);
  const answer = provider.callback();

  return (request, response) => {
    const url = request.url ?? '/';
    const below = url.startsWith(root) ? url.slice(root.length) : undefined;
    if (!below?.startsWith('/')) {
      response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
        .end('Not below the issuer of this simulator.\n');
      return;
    }
    request.headers.host = host;
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete request.headers['x-forwarded-host'];
    // The provider finds the prefix of its own addresses by comparing the two.
    void answer(Object.assign(request, { originalUrl: url, url: below }), response);
  };
}
