import type { DeviceAnswer } from '@memocartes/contract/device/device.routes';

/** Whose answers: the session and the pupil. */
export type Whose = { readonly id: number; readonly student_id: number };

/** An answer that has not reached the server yet. */
export type Waiting = DeviceAnswer & Whose;

/** `sent`: they arrived; `again`: try later; `refused`: no later try can succeed. */
export type Outcome = 'sent' | 'again' | 'refused';
export type Send = (whose: Whose, answers: DeviceAnswer[]) => Promise<Outcome>;

/** One entry an answer: two pages of one tablet never write over each other's. */
const prefix = 'memocartes.answer.';
/** Answers that go out together, at most (the API's own bound). */
const most = 200;
/** Wait before the next try, in ms: doubled after each failure, up to half a minute. */
const firstWait = 2000;
const longestWait = 30_000;

function stored(): Waiting[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  const found = keys.map((key) => {
    try {
      return JSON.parse(localStorage.getItem(key)!) as Waiting;
    } catch {
      return undefined;
    }
  });
  return found.filter((one) => one !== undefined).toSorted((a, b) => (a.answered_at < b.answered_at ? -1 : 1));
}

const nameOf = ({ id, student_id }: Whose) => `${id} ${student_id}`;
const sameAs = (whose: Whose) => (one: Waiting) => one.id === whose.id && one.student_id === whose.student_id;

const tell = ({ client_id, cards_id, is_right, answered_at }: Waiting): DeviceAnswer => ({
  client_id,
  cards_id,
  is_right,
  answered_at,
});

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
    try {
      localStorage.setItem(prefix + answer.client_id, JSON.stringify(answer));
    } catch {
      // A tablet whose storage is full still keeps it for as long as the page lives.
    }
    this.change([...this.waiting, answer]);
    void this.flush();
  }

  /** Answers of a pupil that have not arrived. */
  count = (whose: Whose): number => this.waiting.filter(sameAs(whose)).length;

  /** All answers that have not arrived, whoever's. */
  total = (): number => this.waiting.length;

  subscribe = (changed: () => void): (() => void) => {
    this.followers.add(changed);
    return () => this.followers.delete(changed);
  };

  /** The network is back: whatever was waited before, the next tries come soon. */
  wake(): void {
    this.wait = firstWait;
    void this.flush();
  }

  /** Sends all that wait now, each pupil's together; tries again later what failed. */
  async flush(): Promise<void> {
    if (this.busy || this.waiting.length === 0) return;
    this.busy = true;
    clearTimeout(this.timer);
    const failed = new Set<string>();
    const oneByOne = new Set<string>();
    for (;;) {
      const next = this.waiting.find((one) => !failed.has(nameOf(one)));
      if (!next) break;
      const whose = { id: next.id, student_id: next.student_id };
      const name = nameOf(whose);
      const sending = this.waiting.filter(sameAs(whose)).slice(0, oneByOne.has(name) ? 1 : most);
      const outcome = await this.send(whose, sending.map(tell));
      if (outcome === 'again') failed.add(name);
      // One answer that is refused must not take the others with it.
      else if (outcome === 'refused' && sending.length > 1) oneByOne.add(name);
      else this.drop(sending);
    }
    this.busy = false;
    if (failed.size === 0) this.wait = firstWait;
    else this.later();
  }

  private later(): void {
    this.timer = setTimeout(() => void this.flush(), this.wait);
    this.wait = Math.min(this.wait * 2, longestWait);
  }

  private drop(sent: readonly Waiting[]): void {
    for (const { client_id } of sent) localStorage.removeItem(prefix + client_id);
    this.change(this.waiting.filter((one) => !sent.includes(one)));
  }

  private change(waiting: readonly Waiting[]): void {
    this.waiting = waiting;
    for (const changed of this.followers) changed();
  }
}
