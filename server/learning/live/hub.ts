import type { SessionChange } from '@memocartes/contract/learning/live/live';
import { can } from '@memocartes/contract/permissions/permissions';
import { scopeOf } from '@memocartes/contract/permissions/roles';

import type { Watcher } from '../../http/stream/heartbeat.ts';
import { checkOpenPages } from '../../http/stream/open-pages.ts';
import type { EventStream } from '../../http/stream/stream.ts';
import type { SessionEvent } from '../../session-events/session-events.ts';
import { coalesce } from './coalesce.ts';
import type { WatchedSession } from './live.queries.ts';

/** A tablet that waits for its session to be closed or deleted [sessions.closed-on-tablet]. */
type Tablet = { deviceId: number; sessionId: number; stream: EventStream };

/** Minimum time between two events that an account's page receives for one session, in milliseconds. */
const minIntervalMs = 500;

const concerns = ({ actor }: Watcher, { schools_id }: SessionEvent) =>
  scopeOf(actor.kind) === 'platform' || actor.schoolId === schools_id;

/**
 * Forwards session events from the database to the pages connected to this process [sessions.live]. Each event to an
 * account is checked against the permission table. A page that connects receives `ready` and refetches.
 */
export function createHub(find: (id: number) => Promise<WatchedSession | undefined>) {
  const watchers = new Set<Watcher>();
  const tablets = new Set<Tablet>();
  const allPages = () => [...watchers, ...tablets];

  async function publish(event: SessionEvent): Promise<void> {
    const concernedWatchers = () => [...watchers].filter((item) => concerns(item, event));
    if (!concernedWatchers().length) return;
    try {
      const session = await find(event.id);
      if (!session) return;
      const change: SessionChange = { id: event.id, classes_id: session.classes_id, kind: event.kind };
      for (const item of concernedWatchers()) {
        if (can(item.actor, 'session:view', session)) item.stream.send('session', change);
      }
    } catch {
      // No permission can be checked without the session: all pages refetch, and each request is checked.
      for (const item of concernedWatchers()) item.stream.send('ready');
    }
  }

  const changes = coalesce<SessionEvent>(minIntervalMs, (event) => void publish(event));

  return {
    onMessage(payload: string): void {
      if (!watchers.size && !tablets.size) return;
      const event = JSON.parse(payload) as SessionEvent;
      // Tablets refetch when their session is closed, deleted or extended: rare events, so they are not coalesced.
      if (event.kind === 'SESSION') {
        for (const { sessionId, stream } of tablets) {
          if (sessionId === event.id) stream.send('session', { id: event.id });
        }
      }
      if (watchers.size) changes.push(event);
    },
    onConnect(): void {
      for (const { stream } of allPages()) stream.send('ready');
    },
    /**
     * Notifies a tablet when its session is closed or deleted. @returns a function that unsubscribes the tablet
     * @throws TOO_MANY_REQUESTS as in `checkOpenPages`
     */
    addTablet(tablet: Tablet): () => void {
      const own = [...tablets].filter(({ deviceId }) => deviceId === tablet.deviceId);
      checkOpenPages(own.length, 'Trop de pages de cette tablette suivent des séances\u00a0: fermez-en une.');
      tablets.add(tablet);
      tablet.stream.send('ready');
      return () => void tablets.delete(tablet);
    },
    /**
     * Sends events to a page of an account. @returns a function that unsubscribes the page
     * @throws TOO_MANY_REQUESTS as in `checkOpenPages`
     */
    add(watcher: Watcher): () => void {
      const own = [...watchers].filter(({ actor }) => actor.id === watcher.actor.id);
      checkOpenPages(own.length, 'Trop de pages suivent des séances\u00a0: fermez-en une.');
      watchers.add(watcher);
      watcher.stream.send('ready');
      return () => void watchers.delete(watcher);
    },
    end(): void {
      changes.end();
      for (const { stream } of allPages()) stream.end();
    },
  };
}

export type Hub = ReturnType<typeof createHub>;
