let heldToken: string | undefined;

/** In the state of the history entry from which a ticket was taken; a reload keeps this mark, but loses the ticket. */
const mark = 'ticketTaken';

/**
 * Moves `?token=` from the address to memory, for the one call that consumes it. Must run before any request and before
 * other code uses the address, so that neither the history nor logs contain it [accounts.ticket-hidden].
 */
export function takeTicket(): void {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const token = query.get('token');
  if (token === null) return;
  query.delete('token');
  const otherParams = query.toString();
  history.replaceState({ ...history.state, [mark]: true }, '', `${pathname}${otherParams && `?${otherParams}`}${hash}`);
  heldToken = token || undefined;
}

/** The ticket that came with the address, if any. */
export const heldTicket = (): string | undefined => heldToken;

/** Whether the page was reloaded before its ticket was used: the link of the mail has to be opened again. */
export const isTicketLost = (): boolean =>
  heldToken === undefined && (history.state as { [mark]?: boolean } | null)?.[mark] === true;

/** To be called when the ticket was used: a reload then loses nothing. */
export const forgetTicket = (): void => history.replaceState({ ...history.state, [mark]: undefined }, '');
