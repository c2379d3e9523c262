/**
 * Parameters of the address that tell which form of cards the page shows: `?id=12` one card, `?form=many` a table of
 * new ones. Not `mode`: the side panel uses it.
 */
export const cardFormParams = ['id', 'form'] as const;
