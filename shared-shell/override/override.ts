import { browserStorage } from '@memocartes/shared-ui/storage';

import { keepDrafts } from '../drafts/index.ts';
import { page } from '../navigation/index.ts';
import { removeGuards } from '../panel/index.ts';

const key = 'memocartes.override';

/** Time in ms after which an override ends automatically [override.ends]. */
const maxAgeMs = 8 * 60 * 60 * 1000;

/** The remote that a developer tries in this browser: a published version, or the address of a manifest. */
export type StoredOverride = {
  /** Id of the only account that the override applies to. */
  readonly account: number;
  readonly remote: string;
  readonly version?: string;
  readonly address?: string;
  /** Time when the override ends, in milliseconds since 1970. */
  readonly until: number;
};

const isText = (value: unknown) => value === undefined || typeof value === 'string';

function isStored(value: unknown): value is StoredOverride {
  const { account, remote, version, address, until } = (value ?? {}) as Partial<Record<keyof StoredOverride, unknown>>;
  const isComplete = typeof account === 'number' && typeof remote === 'string' && typeof until === 'number';
  return isComplete && isText(version) && isText(address) && (version === undefined) !== (address === undefined);
}

/**
 * The override of an account in this browser [override.local]. Undefined if there is none, if it has expired, or if it
 * belongs to another account. At every page load, an override takes effect only if the server confirms it.
 */
export function readOverride(account: number, now = Date.now()): StoredOverride | undefined {
  const stored = browserStorage.readJson(key);
  if (!isStored(stored)) return undefined;
  const isOver = stored.until <= now || stored.until > now + maxAgeMs;
  if (isOver) removeOverride();
  return isOver || stored.account !== account ? undefined : stored;
}

/**
 * Stores the override that an account uses from the next page load on. @returns false when the browser stores nothing
 */
export function storeOverride(override: Omit<StoredOverride, 'until'>, now = Date.now()): boolean {
  const isKept = browserStorage.writeJson(key, { ...override, until: now + maxAgeMs });
  if (!isKept) removeOverride();
  return isKept;
}

/** Ends the override; the open page keeps the version of its remote until the page is reloaded. */
export const removeOverride = (): void => browserStorage.remove(key);

/**
 * Ends the override: reloads the page at the same address with the normal version; entered values are kept as drafts
 * [override.leave].
 * @param beforeReload called before the page is left
 */
export function leaveOverride(beforeReload?: () => Promise<unknown>): void {
  removeOverride();
  keepDrafts();
  removeGuards();
  if (beforeReload) void beforeReload().then(() => page.reload());
  else page.reload();
}

/** Calls `onEnd` when another tab ends the override. @returns a function that stops watching */
export function watchOverride(onEnd: () => void): () => void {
  const watch = (event: StorageEvent) => event.key === key && event.newValue === null && onEnd();
  addEventListener('storage', watch);
  return () => removeEventListener('storage', watch);
}
