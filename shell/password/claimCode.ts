let held = '';

/**
 * Takes the code of a paper slip out of the address that its QR code opened, `#ABCD-EFGH-JKMN`, so that the history does not keep it. It is held in memory: a
 * page that is drawn anew finds it again. Empty for none.
 */
export function takeCode(): string {
  const { pathname, search, hash } = location;
  if (!hash) return held;
  const code = hash.slice(1);
  held = /^[A-Za-z0-9-]{8,40}$/.test(code) ? code.toUpperCase() : '';
  history.replaceState(history.state, '', pathname + search);
  return held;
}

/** Forgets the code, which has been used. */
export const forgetCode = (): void => void (held = '');
