type Query<Data> = { readonly currentData?: Data; readonly data?: Data; readonly isFetching: boolean };

/**
 * The data of a list to show [interface.list-failure]. While another page or filter is loaded, the previous rows stay.
 * After a failure they don't, since they would hide the error.
 */
export const shownData = <Data>({ currentData, data, isFetching }: Query<Data>): Data | undefined =>
  currentData ?? (isFetching ? data : undefined);
