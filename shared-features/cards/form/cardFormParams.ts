/**
 * Parameters of the address that select the form on the page: `?id=12` for one card, `?form=many` for a table of new
 * cards. `mode` is not used, because it is a parameter of the side panel.
 */
export const cardFormParams = ['id', 'form'] as const;
