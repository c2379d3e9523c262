import { can } from '@memocartes/contract/permissions/permissions';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { SessionChange } from '@memocartes/contract/learning/live/live';
import { refuse } from '../../http/errors.ts';
import { coalesce } from './coalesce.ts';
import type { Told } from './session-events.ts';
import type { WatchedSession } from './live.queries.ts';
import type { EventStream } from './stream.ts';

/** A page that watches, and whose it is. */
export type Watcher = { actor: Actor; stream: EventStream };

/** A tablet that listens for the closing of the session that it entered. */
type Tablet = { deviceId: number; sessionId: number; stream: EventStream };

/** Events of one session are at least so far apart, in ms. */
const window = 500;
/** Pages of one account, or of one tablet, that one process tells of changes. */
const mostPages = 10;

const concerns = ({ actor }: Watcher, { schools_id }: Told) =>
  actor.kind === 'SUPERADMIN' || actor.schoolId === schools_id;

/**
 * Hands on what the database tells to the pages that this process holds: of each session to whoever may see it, as the permission table
 * says at that moment. It keeps open pages in memory and nothing else: a page that comes to another process misses nothing.
 */
export function createHub(find: (id: number) => Promise<WatchedSession | undefined>) {
  const watchers = new Set<Watcher>();
  const tablets = new Set<Tablet>();
  const all = () => [...watchers, ...tablets];

  async function pass(told: Told): Promise<void> {
    const around = () => [...watchers].filter((one) => concerns(one, told));
    if (!around().length) return;
    try {
      const session = await find(told.id);
      if (!session) return;
      const change: SessionChange = { id: told.id, classes_id: session.classes_id, kind: told.kind };
      for (const one of around()) if (can(one.actor, 'session:view', session)) one.stream.send('session', change);
    } catch {
      // Not knowing whom it concerns, have all of them read again: each read asks who may.
      for (const one of around()) one.stream.send('ready');
    }
  }
  const changes = coalesce<Told>(window, (told) => void pass(told));

  return {
    onMessage(payload: string): void {
      if (!watchers.size && !tablets.size) return;
      const told = JSON.parse(payload) as Told;
      // A tablet only learns that its session was opened or closed: rare, so never held back.
      if (told.kind === 'SESSION')
        for (const { sessionId, stream } of tablets) if (sessionId === told.id) stream.send('session', { id: told.id });
      if (watchers.size) changes.tell(told);
    },
    onConnect(): void {
      for (const { stream } of all()) stream.send('ready');
    },
    /**
     * Tells a tablet when its session is closed. @returns how to stop
     * @throws TOO_MANY_REQUESTS past what one tablet may keep open
     */
    addTablet(tablet: Tablet): () => void {
      const own = [...tablets].filter(({ deviceId }) => deviceId === tablet.deviceId);
      if (own.length >= mostPages)
        throw refuse('TOO_MANY_REQUESTS', 'Trop de pages de cette tablette suivent des séances\u00a0: fermez-en une.');
      tablets.add(tablet);
      tablet.stream.send('ready');
      return () => void tablets.delete(tablet);
    },
    /** @throws TOO_MANY_REQUESTS past what one account may keep open */
    add(watcher: Watcher): void {
      const own = [...watchers].filter(({ actor }) => actor.id === watcher.actor.id);
      if (own.length >= mostPages)
        throw refuse('TOO_MANY_REQUESTS', 'Trop de pages suivent des séances\u00a0: fermez-en une.');
      watchers.add(watcher);
      watcher.stream.send('ready');
    },
    remove: (watcher: Watcher) => void watchers.delete(watcher),
    end(): void {
      changes.end();
      for (const { stream } of all()) stream.end();
    },
  };
}
export type Hub = ReturnType<typeof createHub>;
