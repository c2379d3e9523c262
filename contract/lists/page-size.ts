/** Default and maximum page size of lists [interface.list-pages]. */
export const defaultPageSize = 20;
export const maxPageSize = 100;
