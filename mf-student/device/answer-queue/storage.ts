/** What the tablet keeps under names that begin so; what can't be read is left out. */
export function stored<Entry>(start: string): Entry[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
  const found = keys.map((key) => {
    try {
      return JSON.parse(localStorage.getItem(key)!) as Entry;
    } catch {
      return undefined;
    }
  });
  return found.filter((one) => one !== undefined);
}

/** Keeps something on the tablet, under a name. */
export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A tablet whose storage is full still keeps it for as long as the page lives.
  }
}
