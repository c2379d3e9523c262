type Query<Data> = { readonly currentData?: Data; readonly data?: Data; readonly isFetching: boolean };

/**
 * The data of a list to show: those of another page or filter only while it is loaded, not after a failure, which they
 * would hide [interface.list-failure].
 */
export const shownData = <Data>({ currentData, data, isFetching }: Query<Data>): Data | undefined =>
  currentData ?? (isFetching ? data : undefined);
