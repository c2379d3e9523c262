import type { DeviceAnswer } from '@memocartes/contract/device/device.routes';

/** Whose answers: the session and the pupil. */
export type Whose = { readonly id: number; readonly student_id: number };

/** An answer that has not reached the server yet. */
export type Waiting = DeviceAnswer & Whose;

/** `sent`: they arrived; `again`: try later; `refused`: no later try can succeed. */
export type Outcome = 'sent' | 'again' | 'refused';
export type Send = (whose: Whose, answers: DeviceAnswer[]) => Promise<Outcome>;

const key = 'memocartes.answers';
/** Wait before the next try, in ms: doubled after each failure, up to half a minute. */
const firstWait = 2000;
const longestWait = 30_000;

function stored(): Waiting[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? (found as Waiting[]) : [];
  } catch {
    return [];
  }
}

const sameAs = (whose: Whose) => (one: Waiting) => one.id === whose.id && one.student_id === whose.student_id;

/**
 * Answers on their way to the server. Each is kept on the tablet until it has arrived, whatever happens to the page or
 * the network; the server counts it once, by its `client_id`, however often it is sent.
 */
export class Outbox {
  private waiting: readonly Waiting[] = stored();
  private followers = new Set<() => void>();
  private wait = firstWait;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;
  private readonly send: Send;

  constructor(send: Send) {
    this.send = send;
  }

  /** Keeps an answer, and sends all that wait. */
  add(answer: Waiting): void {
    this.keep([...this.waiting, answer]);
    void this.flush();
  }

  /** Answers of a pupil that have not arrived. */
  count = (whose: Whose): number => this.waiting.filter(sameAs(whose)).length;

  subscribe = (changed: () => void): (() => void) => {
    this.followers.add(changed);
    return () => this.followers.delete(changed);
  };

  /** Sends all that wait now, each pupil's together; tries again later what failed. */
  async flush(): Promise<void> {
    if (this.busy || this.waiting.length === 0) return;
    this.busy = true;
    clearTimeout(this.timer);
    const failed = new Set<string>();
    for (;;) {
      const next = this.waiting.find(({ id, student_id }) => !failed.has(`${id} ${student_id}`));
      if (!next) break;
      const whose = { id: next.id, student_id: next.student_id };
      const sending = this.waiting.filter(sameAs(whose)).slice(0, 200);
      const answers = sending.map(({ client_id, cards_id, is_right, answered_at }) => ({
        client_id,
        cards_id,
        is_right,
        answered_at,
      }));
      const outcome = await this.send(whose, answers);
      if (outcome === 'again') failed.add(`${whose.id} ${whose.student_id}`);
      else this.keep(this.waiting.filter((one) => !sending.includes(one)));
    }
    this.busy = false;
    if (failed.size === 0) this.wait = firstWait;
    else this.later();
  }

  private later(): void {
    this.timer = setTimeout(() => void this.flush(), this.wait);
    this.wait = Math.min(this.wait * 2, longestWait);
  }

  private keep(waiting: readonly Waiting[]): void {
    this.waiting = waiting;
    try {
      localStorage.setItem(key, JSON.stringify(waiting));
    } finally {
      for (const changed of this.followers) changed();
    }
  }
}
