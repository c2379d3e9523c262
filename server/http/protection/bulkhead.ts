import { refuse } from '../errors.ts';
import type { App } from '../http.ts';

/** Longest wait for a place, in milliseconds. */
const waitMs = 1_000;
/** Routes whose answers go on for as long as somebody listens. */
const endless = new Set(['session:watch']);

/** Places that are taken and given back; whoever finds none waits, first come first served. */
export function createPlaces(count: number) {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    /** @throws UNAVAILABLE when none was given back in time */
    async take(): Promise<void> {
      if (free > 0) return void (free -= 1);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(given), 1);
        reject(refuse('UNAVAILABLE'));
      }, waitMs);
      const given = () => (clearTimeout(timer), resolve());
      waiting.push(given);
      return promise;
    },
    giveBack(): void {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
  };
}

/**
 * Lets one route use half of the connections at most: requests that wait for a locked table then leave the other half to those
 * that need other tables. @param connections size of the pool; with fewer than four, there is nothing to share out
 */
export function limitEachRoute(app: App, connections: number): void {
  if (connections < 4) return;
  const routes = new Map<string, ReturnType<typeof createPlaces>>();
  const held = new WeakMap<object, () => void>();
  const placesOf = (route: string) => {
    const existing = routes.get(route);
    if (existing) return existing;
    const places = createPlaces(Math.floor(connections / 2));
    routes.set(route, places);
    return places;
  };
  const release = (request: object) => {
    held.get(request)?.();
    held.delete(request);
  };
  app.addHook('preHandler', async (request, reply) => {
    const { url, method, config } = request.routeOptions;
    if (!url || !config.action || endless.has(config.action)) return;
    const places = placesOf(`${method} ${url}`);
    await places.take();
    held.set(request, places.giveBack);
    reply.raw.once('close', () => release(request));
  });
  // The answer is made: sending it takes no connection.
  app.addHook('onSend', async (request) => release(request));
}
