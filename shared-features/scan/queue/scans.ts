import type { CardScan } from '@memocartes/contract/learning/scan/scan.routes';
import { browserStorage } from '@memocartes/shared-ui/storage';

/**
 * A scanned card on this device. `epoch`: epoch of the student's tracking, set when the card is scanned and again when
 * the scan is confirmed. `confirmed`: the user has confirmed the scan; it is sent once the network is available.
 */
export type Scan = CardScan & { readonly cards_id: number; readonly epoch: number; readonly confirmed: boolean };

/** Identifies a list of scans: the account that scans and the student. */
type ScanOwner = { readonly accountId: number; readonly studentId: number };

const byTime = (a: Scan, b: Scan) => (a.answered_at < b.answered_at ? -1 : 1);

/**
 * Scans of one student that the server has not accepted yet. Each scan has its own storage entry, so that scans survive
 * a reload, and two tabs don't overwrite each other's scans [scanning.offline].
 */
export class Scans {
  private readonly prefix: string;
  private readonly listeners = new Set<() => void>();
  private scans: readonly Scan[];

  constructor({ accountId, studentId }: ScanOwner) {
    this.prefix = `memocartes.scan.${accountId}.${studentId}.`;
    this.scans = this.read();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get = (): readonly Scan[] => this.scans;

  /** Adds scans, or replaces those of the same `client_id`. */
  put(...scans: readonly Scan[]): void {
    for (const scan of scans) browserStorage.writeJson(this.prefix + scan.client_id, scan);
    const ids = new Set(scans.map(({ client_id }) => client_id));
    this.change([...this.scans.filter(({ client_id }) => !ids.has(client_id)), ...scans].toSorted(byTime));
  }

  /** Removes scans that were undone [scanning.undo], accepted by the server, or deleted after a refusal. */
  remove(ids: readonly string[]): void {
    for (const id of ids) browserStorage.remove(this.prefix + id);
    this.change(this.scans.filter(({ client_id }) => !ids.includes(client_id)));
  }

  /** Reads the storage again: another tab may have changed it. */
  reload(): void {
    this.change(this.read());
  }

  private read(): readonly Scan[] {
    return browserStorage
      .keys(this.prefix)
      .flatMap((key) => (browserStorage.readJson(key) as Scan | undefined) ?? [])
      .toSorted(byTime);
  }

  private change(scans: readonly Scan[]): void {
    this.scans = scans;
    for (const listener of this.listeners) listener();
  }
}

const opened = new Map<string, Scans>();

/** The scans of one student, the same object for every component of the page. */
export function scansOf(owner: ScanOwner): Scans {
  const key = `${owner.accountId}.${owner.studentId}`;
  const scans = opened.get(key) ?? new Scans(owner);
  opened.set(key, scans);
  return scans;
}
