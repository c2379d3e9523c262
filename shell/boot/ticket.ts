let heldToken: string | undefined;

/**
 * Moves `?token=` from the address to memory, for the one call that consumes it. Must run before any request and before other code
 * uses the address, so that neither the history nor logs contain it [accounts.ticket-hidden].
 */
export function takeTicket(): void {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const token = query.get('token');
  if (token === null) return;
  query.delete('token');
  const otherParams = query.toString();
  history.replaceState(history.state, '', `${pathname}${otherParams && `?${otherParams}`}${hash}`);
  heldToken = token || undefined;
}

/** The ticket that came with the address, if any. */
export const heldTicket = (): string | undefined => heldToken;
