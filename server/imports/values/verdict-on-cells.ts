type Row<Status> = {
  readonly problems: readonly { readonly status: Status; readonly message: string }[];
  /** Whether the user excluded the row. */
  readonly skip: boolean;
};

/**
 * The verdict on a row that its own cells decide: excluded by the user [import.left-out], or the first problem, with the
 * messages of all problems. Undefined for a readable row.
 */
export function verdictOnCells<Status extends string>({ problems, skip }: Row<Status>) {
  if (skip) return { status: 'LEFT_OUT' as const, message: null };
  const [first] = problems;
  return first && { status: first.status, message: problems.map(({ message }) => message).join(' ') };
}
