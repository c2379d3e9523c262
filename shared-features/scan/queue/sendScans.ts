import { maxScans } from '@memocartes/contract/learning/scan/card-code';
import type { ScanResult } from '@memocartes/contract/learning/scan/scan.routes';

import type { Scan, Scans } from './scans.ts';

/** Sends one batch. @returns the results, or the error */
type SendBatch = (
  epoch: number,
  scans: readonly Scan[],
) => Promise<{ readonly results: ScanResult[] } | { readonly error: unknown }>;

const nextBatch = (scans: readonly Scan[]): readonly Scan[] => {
  const confirmed = scans.filter((scan) => scan.confirmed);
  return confirmed.filter(({ epoch }) => epoch === confirmed[0]?.epoch).slice(0, maxScans);
};

/**
 * Sends the confirmed scans, grouped by their epoch, and removes those whose results have arrived. A scan without a
 * result is sent again with the same id, so that the server records it once [scanning.sent-once].
 * @returns the result of each sent scan, and the failure that stopped the sending, if any
 */
export async function sendScans(
  scans: Scans,
  send: SendBatch,
): Promise<{ readonly results: ScanResult[]; readonly error?: unknown }> {
  const results: ScanResult[] = [];
  for (;;) {
    const batch = nextBatch(scans.get());
    if (batch.length === 0) return { results };
    const response = await send(batch[0]!.epoch, batch);
    if ('error' in response) return { results, error: response.error };
    if (response.results.length === 0) return { results };
    results.push(...response.results);
    scans.remove(response.results.map(({ client_id }) => client_id));
  }
}
