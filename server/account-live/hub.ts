import type { Watcher } from '../http/stream/heartbeat.ts';
import { checkOpenPages } from '../http/stream/open-pages.ts';
import type { AccountsEvent } from './account-events.ts';

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
    /** @returns a function that unsubscribes the page @throws TOO_MANY_REQUESTS as in `checkOpenPages` */
    add(watcher: Watcher): () => void {
      const { id } = watcher.actor;
      const own = pages.get(id) ?? new Set();
      checkOpenPages(own.size, 'Trop de pages du portail sont ouvertes\u00a0: fermez-en une.');
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
