import { tabStorage } from '@memocartes/shared-ui/storage';

import { type PackValues, packValues } from './form/pack.form.ts';

/**
 * Storage key of an unfinished pack, kept until the tab is closed, so that nothing is lost when the login session
 * expires.
 */
const key = 'memocartes.pack-draft';

type Draft = { readonly account: number; readonly values: PackValues };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  typeof value['account'] === 'number' &&
  isObject(value['values']) &&
  Array.isArray(value['values']['cards']);

function read(): Draft | undefined {
  const stored = tabStorage.readJson(key);
  return isDraft(stored) ? stored : undefined;
}

/** This account's unfinished pack in this tab, or an empty one. A draft of another account is deleted. */
export function readDraft(account: number): PackValues {
  const draft = read();
  if (draft?.account === account) return packValues(undefined, draft.values);
  forgetDraft();
  return packValues();
}

/** Stores the current pack (in memory if the browser refuses storage). */
export function keepDraft(account: number, values: PackValues): void {
  tabStorage.writeJson(key, { account, values } satisfies Draft);
}

/** Removes the draft once the pack is saved. */
export const forgetDraft = (): void => tabStorage.remove(key);
