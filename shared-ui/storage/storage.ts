/** Browser storage. No method throws: if the browser refuses access, values are kept in memory. */
export type SafeStorage = {
  /** The text stored under a name; undefined if there is none. */
  readonly read: (key: string) => string | undefined;
  /** Stores text. @returns whether the browser stored it; false when it is only in the page's memory */
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
  /** The names that begin with a prefix. */
  readonly keys: (prefix: string) => string[];
  /** The JSON value stored under a name; undefined if none, null or invalid. The caller checks its shape. */
  readonly readJson: (key: string) => unknown;
  /** Stores a value as JSON; undefined removes the stored value. @returns the same as `write`; true after a removal */
  readonly writeJson: (key: string, value: unknown) => boolean;
};

/**
 * Runs an action. Returns `fallback` if the action throws: SecurityError with blocked cookies, QuotaExceededError with
 * a full storage, SyntaxError for invalid JSON.
 */
function attempt<Result>(action: () => Result, fallback: Result): Result {
  try {
    return action();
  } catch {
    return fallback;
  }
}

/** Whether an action ran without an error. */
const isDone = (action: () => void): boolean =>
  attempt(() => {
    action();
    return true;
  }, false);

function safeStorage(open: () => Storage): SafeStorage {
  /** Changes that the browser refused. They replace the stored values of the same names; null: a removed value. */
  const memory = new Map<string, string | null>();

  const read = (key: string) =>
    (memory.has(key) ? memory.get(key) : attempt(() => open().getItem(key), null)) ?? undefined;

  const write = (key: string, value: string) => {
    const stored = isDone(() => open().setItem(key, value));
    if (stored) memory.delete(key);
    else memory.set(key, value);
    return stored;
  };

  const remove = (key: string) => {
    const removed = isDone(() => open().removeItem(key));
    if (removed) memory.delete(key);
    else memory.set(key, null);
  };

  const storedKeys = () => attempt(() => Object.keys(open()), []);

  return {
    read,
    write,
    remove,
    keys: (prefix) =>
      [...new Set([...storedKeys(), ...memory.keys()])].filter(
        (key) => key.startsWith(prefix) && memory.get(key) !== null,
      ),
    readJson: (key) => attempt((): unknown => JSON.parse(read(key) ?? 'null') ?? undefined, undefined),
    writeJson: (key, value) => {
      if (value !== undefined) return write(key, JSON.stringify(value));
      remove(key);
      return true;
    },
  };
}

/** `localStorage`, shared by the tabs of this browser. */
export const browserStorage: SafeStorage = safeStorage(() => globalThis.localStorage);

/** `sessionStorage`, of this tab until it is closed. */
export const tabStorage: SafeStorage = safeStorage(() => globalThis.sessionStorage);

/** A safe storage with the interface of the browser's `Storage`, for libraries that require one. */
export const webStorage = ({ read, write, remove, keys }: SafeStorage): Storage => ({
  get length() {
    return keys('').length;
  },
  key: (index) => keys('')[index] ?? null,
  getItem: (key) => read(key) ?? null,
  setItem: (key, value) => void write(key, value),
  removeItem: remove,
  clear: () => keys('').forEach(remove),
});
