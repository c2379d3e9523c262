import { packValues, type PackValues } from './pack.form.ts';

/** Where a pack that is being composed is kept, until the tab is closed: a session that ends in the middle loses nothing. */
const key = 'memocartes.pack-draft';

const isDraft = (value: unknown): value is PackValues =>
  typeof value === 'object' && value !== null && 'title' in value && 'cards' in value && Array.isArray(value.cards);

/** The pack left unfinished in this tab, or an empty one. */
export function readDraft(): PackValues {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(found) ? packValues(undefined, found) : packValues();
  } catch {
    return packValues();
  }
}

/** Keeps the pack as it is now. A full or closed storage only means that there is no draft. */
export function keepDraft(values: PackValues): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    return;
  }
}

export const forgetDraft = (): void => sessionStorage.removeItem(key);
