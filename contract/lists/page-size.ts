/** Default page size of lists [interface.list-pages]. */
export const defaultPageSize = 20;
/** Maximum page size of lists. */
export const maxPageSize = 100;
