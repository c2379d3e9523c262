let heldCode = '';

/**
 * Moves the code of a paper slip from the address's hash (`#ABCD-EFGH-JKMN`) to memory, so that the history does not
 * contain the code. Without a hash, returns the code moved earlier; empty if there is none.
 */
export function takeCode(): string {
  const { pathname, search, hash } = location;
  if (!hash) return heldCode;
  const code = hash.slice(1);
  heldCode = /^[A-Za-z0-9-]{8,40}$/.test(code) ? code.toUpperCase() : '';
  history.replaceState(history.state, '', pathname + search);
  return heldCode;
}

/** Discards the code after its use. */
export const forgetCode = (): void => void (heldCode = '');
