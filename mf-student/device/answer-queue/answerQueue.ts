import type { DeviceAnswer } from '@memocartes/contract/devices/join/device.routes';
import { browserStorage } from '@memocartes/shared-ui/storage';

import { stored } from './storage.ts';

/** Whose answers: the session and the student. */
export type Whose = { readonly id: number; readonly student_id: number };

/** An answer, or one taken back, that has not reached the server yet. */
export type Waiting = DeviceAnswer & Whose;

/** `sent`: they arrived; `again`: try later; `refused`: no later try can succeed. */
export type Outcome = 'sent' | 'again' | 'refused';
export type Send = (whose: Whose, answers: DeviceAnswer[]) => Promise<Outcome>;
/** Tells the server that a student has finished. */
export type Close = (whose: Whose) => Promise<Outcome>;

/** One entry an answer: two pages of one tablet never write over each other's. */
const prefix = 'memocartes.answer.';
/** One entry a student who finished while their answers waited. */
const endPrefix = 'memocartes.end.';
/** Answers that go out together, at most (the API's own bound). */
const most = 200;
/** Wait before the next try, in ms: doubled after each failure, up to half a minute. */
const firstWait = 2000;
const longestWait = 30_000;

const byHour = (a: Waiting, b: Waiting) => (a.answered_at < b.answered_at ? -1 : 1);
const nameOf = ({ id, student_id }: Whose) => `${id} ${student_id}`;
const sameAs = (whose: Whose) => (one: Waiting) => one.id === whose.id && one.student_id === whose.student_id;

const tell = ({ client_id, cards_id, is_right, undoes, answered_at }: Waiting): DeviceAnswer => ({
  client_id,
  cards_id,
  is_right,
  undoes,
  answered_at,
});

/**
 * Answers on their way to the server. Each is kept on the tablet until it has arrived, whatever happens to the page or
 * the network (as long as the page, where the browser refuses storage); the server counts it once, by its `client_id`, however often it is sent.
 */
export class AnswerQueue {
  private waiting: readonly Waiting[] = stored<Waiting>(prefix).toSorted(byHour);
  private ends: readonly Whose[] = stored<Whose>(endPrefix);
  private followers = new Set<() => void>();
  private wait = firstWait;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;
  private readonly send: Send;
  private readonly close: Close;

  constructor(send: Send, close: Close = async () => 'sent') {
    this.send = send;
    this.close = close;
  }

  /** Keeps an answer, and sends all that wait. */
  add(answer: Waiting): void {
    browserStorage.writeJson(prefix + answer.client_id, answer);
    this.change([...this.waiting, answer]);
    void this.flush();
  }

  /** A student has finished and left, though answers of theirs still wait: the server is told once those have arrived. */
  finish(whose: Whose): void {
    this.resume(whose);
    browserStorage.writeJson(endPrefix + nameOf(whose), whose);
    this.ends = [...this.ends, whose];
    void this.flush();
  }

  /** A student begins again: they have not finished. */
  resume(whose: Whose): void {
    browserStorage.remove(endPrefix + nameOf(whose));
    this.ends = this.ends.filter((one) => nameOf(one) !== nameOf(whose));
  }

  /** Answers of a student that have not arrived. */
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

  /** Sends all that wait now, each student's together; tries again later what failed. */
  async flush(): Promise<void> {
    if (this.busy || (this.waiting.length === 0 && this.ends.length === 0)) return;
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
    for (const whose of this.ends.filter((one) => this.count(one) === 0)) {
      if ((await this.close(whose)) === 'again') failed.add(nameOf(whose));
      else this.resume(whose);
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
    for (const { client_id } of sent) browserStorage.remove(prefix + client_id);
    this.change(this.waiting.filter((one) => !sent.includes(one)));
  }

  private change(waiting: readonly Waiting[]): void {
    this.waiting = waiting;
    for (const changed of this.followers) changed();
  }
}
