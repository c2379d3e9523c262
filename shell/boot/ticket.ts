let heldToken: string | undefined;

/** Marks the state of the history entry whose ticket was taken: a reload keeps this mark, but loses the ticket. */
const mark = 'ticketTaken';

/**
 * Moves `?token=` from the address to memory, for the one call that consumes it [accounts.ticket-hidden]. Must run
 * before any request and before other code uses the address: history and logs must never contain the ticket.
 */
export function takeTicket(): void {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const token = query.get('token');
  if (token === null) return;
  query.delete('token');
  const otherParams = query.toString();
  history.replaceState(
    { ...history.state, [mark]: token !== '' },
    '',
    `${pathname}${otherParams && `?${otherParams}`}${hash}`,
  );
  heldToken = token || undefined;
}

/** The ticket that came with the address, if any. */
export const heldTicket = (): string | undefined => heldToken;

/** Whether the page was reloaded before its ticket was used: the link of the mail has to be opened again. */
export const isTicketLost = (): boolean =>
  heldToken === undefined && (history.state as { readonly [mark]?: boolean } | null)?.[mark] === true;

/** Records that the ticket was used: after a reload, it is not lost. */
export const forgetTicket = (): void => history.replaceState({ ...history.state, [mark]: undefined }, '');
