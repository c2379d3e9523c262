let held: string | undefined;

/**
 * Takes `?token=` out of the address, and keeps it in memory for the one call that consumes it. To be run before
 * any other code or request, so that neither the history nor anything else ever sees it.
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

/** The ticket that came with the address, if one did. */
export const heldTicket = (): string | undefined => held;
