/** Takes the code of a paper slip out of the address that its QR code opened, `#ABCD-EFGH-JKMN`, so that the history does not keep it. Empty for none. */
export function takeCode(): string {
  const { pathname, search, hash } = location;
  const code = hash.slice(1);
  if (!/^[A-Za-z0-9-]{8,40}$/.test(code)) return '';
  history.replaceState(history.state, '', pathname + search);
  return code.toUpperCase();
}
