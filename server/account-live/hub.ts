import { refuse } from '../http/errors.ts';
import type { Watcher } from '../http/stream/heartbeat.ts';
import type { AccountsEvent } from './account-events.ts';

/** Maximum open pages of one account per process. */
const maxPages = 10;

/**
 * Forwards account events from the database to the pages that their accounts opened on this process
 * [notifications.live].
 */
export function createAccountHub() {
  const pages = new Map<number, Set<Watcher>>();
  const allPages = () => [...pages.values()].flatMap((own) => [...own]);

  return {
    onMessage(payload: string): void {
      if (!pages.size) return;
      const { accounts, event } = JSON.parse(payload) as AccountsEvent;
      const { event: name, ...data } = event;
      for (const account of accounts) for (const { stream } of pages.get(account) ?? []) stream.send(name, data);
    },
    onConnect(): void {
      for (const { stream } of allPages()) stream.send('ready');
    },
    /**
     * @returns a function that unsubscribes the page @throws TOO_MANY_REQUESTS past `maxPages` open pages of one
     * account
     */
    add(watcher: Watcher): () => void {
      const { id } = watcher.actor;
      const own = pages.get(id) ?? new Set();
      if (own.size >= maxPages) {
        throw refuse('TOO_MANY_REQUESTS', 'Trop de pages du portail sont ouvertes\u00a0: fermez-en une.');
      }
      pages.set(id, own.add(watcher));
      watcher.stream.send('ready');
      return () => {
        own.delete(watcher);
        if (!own.size && pages.get(id) === own) pages.delete(id);
      };
    },
    end(): void {
      for (const { stream } of allPages()) stream.end();
    },
  };
}
