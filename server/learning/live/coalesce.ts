import { strongest } from '@memocartes/contract/learning/live/live';
import type { ChangeKind } from '@memocartes/contract/learning/live/live';

type Change = { id: number; kind: ChangeKind };

/**
 * Passes a session's first change on at once; those that follow within `window` ms go together when it is over, as the strongest of
 * them. A class that answers all at once makes a few events a second.
 */
export function coalesce<C extends Change>(window: number, pass: (change: C) => void) {
  const open = new Map<number, { timer: NodeJS.Timeout; waiting?: C }>();
  const pause = (id: number): void => {
    const timer = setTimeout(() => {
      const waiting = open.get(id)?.waiting;
      open.delete(id);
      if (!waiting) return;
      pause(id);
      pass(waiting);
    }, window);
    open.set(id, { timer });
  };
  return {
    tell(change: C): void {
      const known = open.get(change.id);
      if (known) {
        const kind = known.waiting ? strongest(known.waiting.kind, change.kind) : change.kind;
        known.waiting = { ...change, kind };
        return;
      }
      pause(change.id);
      pass(change);
    },
    end(): void {
      for (const { timer } of open.values()) clearTimeout(timer);
      open.clear();
    },
  };
}
