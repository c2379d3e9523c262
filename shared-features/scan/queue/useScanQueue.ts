import type { ScanResult } from '@memocartes/contract/learning/scan/scan.routes';
import { useRecordScansMutation } from '@memocartes/shared-api/scan.api';
import { asApiError } from '@memocartes/shared-shell/errors';
import { useMe } from '@memocartes/shared-shell/session';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { type Scan, type Scans, scansOf } from './scans.ts';
import { sendScans } from './sendScans.ts';

/** HTTP statuses that a retry can't change. 401 is not included: the scans are sent after the next sign-in. */
const permanentFailures = [400, 403, 404, 409, 422];
/** Time between two attempts while the server can't be reached, in ms. */
const retryIntervalMs = 15_000;

const isPermanent = (error: unknown) => permanentFailures.includes(asApiError(error)?.status ?? 0);

export type ScanQueue = {
  readonly scans: Scans;
  /** All scans of the student on this device, oldest first. */
  readonly storedScans: readonly Scan[];
  /** Scans that the user has confirmed and the server has not accepted yet. */
  readonly waiting: readonly Scan[];
  readonly sending: boolean;
  /** Results of the scans that were sent last. */
  readonly results: readonly ScanResult[] | undefined;
  /** Why the server refuses the pending scans, if a retry can't help. */
  readonly refusal: unknown;
  readonly send: () => Promise<void>;
  readonly clearResults: () => void;
  /** Clears results and refusal. */
  readonly reset: () => void;
};

/**
 * The scans of a student on this device. Sends pending scans immediately, when the network is back, and every 15
 * seconds [scanning.offline] [scanning.sent-once].
 */
export function useScanQueue(studentId: number): ScanQueue {
  const { id: accountId } = useMe();
  const scans = scansOf({ accountId, studentId });
  const storedScans = useSyncExternalStore(scans.subscribe, scans.get);
  const [record, { isLoading: sending }] = useRecordScansMutation();
  const [results, setResults] = useState<readonly ScanResult[]>();
  const [refusal, setRefusal] = useState<unknown>();
  const isSending = useRef(false);
  const send = useCallback(async () => {
    // The running call also sends the scans that are confirmed meanwhile.
    if (isSending.current) return;
    isSending.current = true;
    setRefusal(undefined);
    const { results: sent, error } = await sendScans(scans, async (epoch, batch) => {
      const body = batch.map(({ client_id, code, is_right, answered_at }) => ({
        client_id,
        code,
        is_right,
        answered_at,
      }));
      const { data, error: thrown } = await record({
        student_id: studentId,
        epoch,
        scans: body,
        accepts_partial: true,
      });
      return data ?? { error: thrown };
    });
    isSending.current = false;
    if (sent.length > 0) setResults(sent);
    if (error && isPermanent(error)) setRefusal(error);
  }, [record, scans, studentId]);
  const waiting = storedScans.filter(({ confirmed }) => confirmed);
  const isWaiting = waiting.length > 0 && !refusal;
  useEffect(() => {
    if (!isWaiting) return;
    const retry = () => void send();
    retry();
    addEventListener('online', retry);
    const timer = setInterval(retry, retryIntervalMs);
    return () => {
      removeEventListener('online', retry);
      clearInterval(timer);
    };
  }, [isWaiting, send]);
  const clearResults = useCallback(() => setResults(undefined), []);
  const reset = useCallback(() => {
    setResults(undefined);
    setRefusal(undefined);
  }, []);
  return { scans, storedScans, waiting, sending, results, refusal, send, clearResults, reset };
}
