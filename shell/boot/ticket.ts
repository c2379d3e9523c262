let held: string | undefined;

/**
 * Moves `?token=` from the address to memory, for the one call that consumes it. Must run before any other code or request, so that neither
 * the history nor logs contain it [accounts.ticket-hidden].
 */
export function takeTicket(): void {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const ticket = query.get('token');
  if (ticket === null) return;
  query.delete('token');
  const rest = query.toString();
  history.replaceState(history.state, '', `${pathname}${rest && `?${rest}`}${hash}`);
  held = ticket || undefined;
}

/** The ticket that came with the address, if any. */
export const heldTicket = (): string | undefined => held;
