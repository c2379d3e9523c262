import { type ChangeKind, widestKind } from '@memocartes/contract/learning/live/live';

type Change = { id: number; kind: ChangeKind };

/**
 * Publishes a session's first change immediately, and the changes of the next `windowMs` together as the widest of
 * their kinds. Thus a whole class that answers at the same time causes only a few events per second.
 */
export function coalesce<C extends Change>(windowMs: number, publish: (change: C) => void) {
  const open = new Map<number, { timer: NodeJS.Timeout; waiting?: C }>();

  const startWindow = (id: number): void => {
    const timer = setTimeout(() => {
      const waiting = open.get(id)?.waiting;
      open.delete(id);
      if (!waiting) return;
      startWindow(id);
      publish(waiting);
    }, windowMs);
    open.set(id, { timer });
  };

  return {
    push(change: C): void {
      const pending = open.get(change.id);
      if (pending) {
        const kind = pending.waiting ? widestKind(pending.waiting.kind, change.kind) : change.kind;
        pending.waiting = { ...change, kind };
        return;
      }
      startWindow(change.id);
      publish(change);
    },
    end(): void {
      for (const { timer } of open.values()) clearTimeout(timer);
      open.clear();
    },
  };
}
