import { browserStorage, tabStorage } from '@memocartes/shared-ui/storage';

const prefix = 'memocartes.kept.';
/** Key of a value in the tab. Other versions of the remote read the id of the session under the same key. */
const tabKey = (name: string) => (name === 'current session' ? 'memocartes.session' : prefix + name);
/** Key prefix of the copies for a page that is opened again. */
const copyPrefix = 'memocartes.reopen.';
const timeKey = 'memocartes.reopened-until';
/** Values that outlive the tab. The names of a class are not among them. */
const copiedNames = ['device', 'home', 'current session', 'revision'];
/** Time in ms, after the last stored value, during which a page that was closed continues when it is opened again. */
const reopenMs = 60 * 60_000;

/** Stores a value for this tab, so that a reload without network can continue; undefined removes it. */
export function storeInTab(name: string, value: unknown): void {
  tabStorage.writeJson(tabKey(name), value);
  if (copiedNames.includes(name)) browserStorage.writeJson(copyPrefix + name, value);
  browserStorage.write(timeKey, String(Date.now() + reopenMs));
}

/** The value stored under this name in this tab, or undefined. Its type is not checked. */
export const readFromTab = (name: string): unknown => tabStorage.readJson(tabKey(name));

/**
 * In a new tab, restores what was stored by a tab that was closed less than an hour ago, so that the page continues as
 * after a reload. Older copies are deleted [tablets.reopened].
 */
export function restoreClosedTab(): void {
  if (copiedNames.some((name) => readFromTab(name) !== undefined)) return;
  const left = Number(browserStorage.read(timeKey)) - Date.now();
  for (const name of copiedNames) {
    // More than the whole time is left if the clock was set back.
    if (left > 0 && left <= reopenMs) tabStorage.writeJson(tabKey(name), browserStorage.readJson(copyPrefix + name));
    else browserStorage.remove(copyPrefix + name);
  }
}
