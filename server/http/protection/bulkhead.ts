import { refuse } from '../errors.ts';
import type { App } from '../http.ts';

/** Maximum wait for a place, in milliseconds. */
const waitMs = 1_000;
/** Actions whose routes only open a stream, which needs no connection. */
const endless = new Set(['session:watch']);

/** A semaphore: callers that find no free place wait in order (first in, first out). */
export function createSemaphore(count: number) {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    /** Waits for a place. @throws UNAVAILABLE when no place is released within `waitMs` */
    async take(): Promise<void> {
      if (free > 0) return void (free -= 1);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(grant), 1);
        reject(refuse('UNAVAILABLE'));
      }, waitMs);

      const grant = () => {
        clearTimeout(timer);
        resolve();
      };

      waiting.push(grant);
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
 * Limits each route to half of the database connections, so that requests that wait for a locked table can't block all
 * other routes.
 * @param connections size of the pool; no limit with fewer than four
 */
export function limitEachRoute(app: App, connections: number): void {
  if (connections < 4) return;
  const routes = new Map<string, ReturnType<typeof createSemaphore>>();
  const releases = new WeakMap<object, () => void>();

  const placesOf = (route: string) => {
    const existing = routes.get(route);
    if (existing) return existing;
    const places = createSemaphore(Math.floor(connections / 2));
    routes.set(route, places);
    return places;
  };

  const release = (request: object) => {
    releases.get(request)?.();
    releases.delete(request);
  };

  app.addHook('preHandler', async (request, reply) => {
    const { url, method, config } = request.routeOptions;
    if (!url || !config.action || endless.has(config.action)) return;
    const places = placesOf(`${String(method)} ${url}`);
    await places.take();
    releases.set(request, places.giveBack);
    reply.raw.once('close', () => release(request));
  });
  // Sending the finished response needs no connection.
  app.addHook('onSend', async (request) => release(request));
}
