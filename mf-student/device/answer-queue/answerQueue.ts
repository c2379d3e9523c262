import type { DeviceAnswer } from '@memocartes/contract/devices/join/device.routes';
import { maxAnswers } from '@memocartes/contract/devices/join/max-answers';
import { browserStorage } from '@memocartes/shared-ui/storage';

import { readEntries } from './storage.ts';

/** Owner of answers: a student, and `id` of the session or, at home, of the revision. */
type AnswerOwner = { readonly id: number; readonly student_id: number; readonly home?: boolean };

/** An answer or an undo of an answer that the server has not accepted yet. */
export type PendingAnswer = DeviceAnswer & AnswerOwner;

/** `sent`: accepted; `again`: retry later; `refused`: no retry can succeed. */
export type Outcome = 'sent' | 'again' | 'refused';
type SendAnswers = (owner: AnswerOwner, answers: DeviceAnswer[]) => Promise<Outcome>;
/**
 * The end of a revision. `is_finished`: the student has no card left; absent from entries of older versions, and when
 * the closing of the session ended the revision. `is_withdrawn`: it was started under a wrong name.
 */
type RevisionEnd = AnswerOwner & { readonly is_finished?: boolean; readonly is_withdrawn?: boolean };
/** Tells the server that a revision has ended, or was withdrawn. */
type EndRevision = (end: RevisionEnd) => Promise<Outcome>;

/** Key prefix of answers: one storage entry per answer, so that two pages of one tablet don't overwrite each other. */
const answerPrefix = 'memocartes.answer.';
/** Key prefix of ends: one storage entry per student whose end the server has not yet accepted or refused. */
const endPrefix = 'memocartes.end.';
/** Delay before the first retry, in ms; doubled by each retry, up to `maxRetryDelayMs`. New answers don't double it. */
const firstRetryDelayMs = 2_000;
const maxRetryDelayMs = 30_000;

const byTime = (a: PendingAnswer, b: PendingAnswer) => a.answered_at.localeCompare(b.answered_at);
const ownerKey = ({ id, student_id, home }: AnswerOwner) => `${home ? 'home ' : ''}${id} ${student_id}`;
const isOwnedBy = (owner: AnswerOwner) => (item: PendingAnswer) => ownerKey(item) === ownerKey(owner);
const ownerOf = ({ id, student_id, home }: AnswerOwner): AnswerOwner => ({ id, student_id, ...(home && { home }) });

const toDeviceAnswer = ({ client_id, cards_id, is_right, undoes, answered_at }: PendingAnswer): DeviceAnswer => ({
  client_id,
  cards_id,
  is_right,
  undoes,
  answered_at,
});

/**
 * Answers not yet accepted by the server, stored on the tablet (in memory if the browser refuses storage). The server
 * counts each answer once, by its `client_id` [boxes.answers-once] [home-revision.offline].
 */
export class AnswerQueue {
  private pending: readonly PendingAnswer[] = readEntries<PendingAnswer>(answerPrefix).toSorted(byTime);
  private endedRevisions: readonly RevisionEnd[] = readEntries<RevisionEnd>(endPrefix);
  private listeners = new Set<() => void>();
  private retryDelayMs = firstRetryDelayMs;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<void> | undefined;
  private readonly send: SendAnswers;
  private readonly end: EndRevision;

  constructor(send: SendAnswers, end: EndRevision = async () => 'sent') {
    this.send = send;
    this.end = end;
  }

  /** Stores an answer and sends all pending ones. */
  add(answer: PendingAnswer): void {
    browserStorage.writeJson(answerPrefix + answer.client_id, answer);
    this.change([...this.pending, answer]);
    void this.flush();
  }

  /** Records that a revision has ended; the server is informed once the student's answers have arrived. */
  finish(end: RevisionEnd): void {
    this.resume(end);
    browserStorage.writeJson(endPrefix + ownerKey(end), end);
    const { is_finished, is_withdrawn } = end;
    const outcome = { ...(is_finished && { is_finished }), ...(is_withdrawn && { is_withdrawn }) };
    this.endedRevisions = [...this.endedRevisions, { ...ownerOf(end), ...outcome }];
    void this.flush();
  }

  /** Removes the end of a student who has started again. */
  resume(owner: AnswerOwner): void {
    browserStorage.remove(endPrefix + ownerKey(owner));
    this.endedRevisions = this.endedRevisions.filter((item) => ownerKey(item) !== ownerKey(owner));
  }

  /** Number of pending answers of a student. */
  pendingCount = (owner: AnswerOwner): number => this.pending.filter(isOwnedBy(owner)).length;

  /** Number of pending answers of all students. */
  totalPending = (): number => this.pending.length;

  subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    return () => this.listeners.delete(onChange);
  };

  /** Resets the retry delay and sends, for example when the network is back. */
  retryNow(): void {
    this.retryDelayMs = firstRetryDelayMs;
    void this.flush();
  }

  /**
   * Sends all pending answers, grouped by student, then the ends of students without pending answers. Answers and ends
   * added meanwhile are also sent. Schedules a retry for the students whose request failed. A call while answers are
   * being sent waits for the same requests.
   */
  async flush(): Promise<void> {
    if (!this.sending && this.pending.length === 0 && this.endedRevisions.length === 0) return;
    this.sending ??= this.sendAll();
    await this.sending;
  }

  /** Requires a pending answer or end. Without a request, the call would end before `flush` sets `sending`. */
  private async sendAll(): Promise<void> {
    clearTimeout(this.timer);
    const failed = new Set<string>();
    const sentOneByOne = new Set<string>();
    const hasNotFailed = (owner: AnswerOwner) => !failed.has(ownerKey(owner));
    for (;;) {
      const next = this.pending.find(hasNotFailed);
      const ended = this.endedRevisions.find((owner) => hasNotFailed(owner) && this.pendingCount(owner) === 0);
      if (next) await this.sendAnswersOf(ownerOf(next), failed, sentOneByOne);
      else if (ended) await this.sendEnd(ended, failed);
      else break;
    }
    // Before the caller continues, so that an answer added from now on starts a new call.
    this.sending = undefined;
    if (failed.size === 0) this.retryDelayMs = firstRetryDelayMs;
    else this.retryLater();
  }

  private async sendAnswersOf(owner: AnswerOwner, failed: Set<string>, sentOneByOne: Set<string>): Promise<void> {
    const key = ownerKey(owner);
    const sending = this.pending.filter(isOwnedBy(owner)).slice(0, sentOneByOne.has(key) ? 1 : maxAnswers);
    const outcome = await this.send(owner, sending.map(toDeviceAnswer));
    if (outcome === 'again') failed.add(key);
    // One refused answer must not block the others.
    else if (outcome === 'refused' && sending.length > 1) sentOneByOne.add(key);
    else this.remove(sending);
  }

  private async sendEnd(end: RevisionEnd, failed: Set<string>): Promise<void> {
    if ((await this.end(end)) === 'again') failed.add(ownerKey(end));
    // A student who started again and finished again meanwhile has a new end, still to be sent.
    else if (this.endedRevisions.includes(end)) this.resume(end);
  }

  private retryLater(): void {
    this.timer = setTimeout(() => {
      this.retryDelayMs = Math.min(this.retryDelayMs * 2, maxRetryDelayMs);
      void this.flush();
    }, this.retryDelayMs);
  }

  private remove(sent: readonly PendingAnswer[]): void {
    for (const { client_id } of sent) browserStorage.remove(answerPrefix + client_id);
    this.change(this.pending.filter((item) => !sent.includes(item)));
  }

  private change(pending: readonly PendingAnswer[]): void {
    this.pending = pending;
    for (const onChange of this.listeners) onChange();
  }
}
