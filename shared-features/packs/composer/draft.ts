import { tabStorage } from '@memocartes/shared-ui/storage';

import { type PackValues, packValues } from './form/pack.form.ts';

/** Storage key of unfinished new packs. They are stored in the tab, and survive the end of the login session. */
const key = 'memocartes.pack-draft';

/** Unfinished packs of an account. `values`: the new pack that is not a copy. `copies`: the copies, by `copyKey`. */
type Drafts = {
  readonly account: number;
  readonly values?: PackValues;
  readonly copies?: Readonly<Record<string, PackValues | undefined>>;
};

/** Key of the unfinished copy of a pack. A new version of the pack has another key, and no unfinished copy. */
export const copyKey = ({ id, version }: { readonly id: number; readonly version: number }) => `${id}:${version}`;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isDrafts = (value: unknown): value is Drafts =>
  isObject(value) &&
  typeof value['account'] === 'number' &&
  (value['copies'] === undefined || isObject(value['copies']));

const isPack = (value: unknown): value is PackValues => isObject(value) && Array.isArray(value['cards']);

/** This account's unfinished packs in this tab. Those of another account are deleted. */
function read(account: number): Drafts {
  const stored = tabStorage.readJson(key);
  if (isDrafts(stored) && stored.account === account) return stored;
  tabStorage.remove(key);
  return { account };
}

/** This account's unfinished new pack, or its unfinished copy with the key `copy`; undefined if there is none. */
export function readDraft(account: number, copy?: string): PackValues | undefined {
  const { values, copies } = read(account);
  const draft = copy === undefined ? values : copies?.[copy];
  return isPack(draft) ? packValues(undefined, draft) : undefined;
}

/** Stores the current pack, in memory if the browser refuses storage. Pass `undefined` once the pack is saved. */
export function keepDraft(account: number, values: PackValues | undefined, copy?: string): void {
  const drafts = read(account);
  const changed = copy === undefined ? { values } : { copies: { ...drafts.copies, [copy]: values } };
  tabStorage.writeJson(key, { ...drafts, ...changed } satisfies Drafts);
}
