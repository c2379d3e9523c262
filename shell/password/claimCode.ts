/** The code of a paper slip in the address that its QR code opened, `#ABCD-EFGH-JKMN`; empty for none. */
export function readCode(): string {
  const code = location.hash.slice(1);
  return /^[A-Za-z0-9-]{8,40}$/.test(code) ? code.toUpperCase() : '';
}

/** Takes the code out of the address, so that the history does not keep it. */
export function hideCode(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
