import { tabStorage } from '@memocartes/shared-ui/storage';

import { packValues, type PackValues } from './pack.form.ts';

/** Where a pack that is being composed is kept, until the tab is closed: a session that ends in the middle loses nothing. */
const key = 'memocartes.pack-draft';

type Draft = { readonly account: number; readonly values: PackValues };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  typeof value['account'] === 'number' &&
  isObject(value['values']) &&
  Array.isArray(value['values']['cards']);

function read(): Draft | undefined {
  const found = tabStorage.readJson(key);
  return isDraft(found) ? found : undefined;
}

/** The pack that this account left unfinished in this tab, or an empty one. Another account's is removed unread. */
export function readDraft(account: number): PackValues {
  const found = read();
  if (found?.account === account) return packValues(undefined, found.values);
  forgetDraft();
  return packValues();
}

/** Keeps the pack as it is now; as long as the page, where the browser refuses storage. */
export function keepDraft(account: number, values: PackValues): void {
  tabStorage.writeJson(key, { account, values } satisfies Draft);
}

/** Removes it: the pack is made. */
export const forgetDraft = (): void => tabStorage.remove(key);
