import type { AdultStatus } from '@memocartes/contract/imports/adult-imports';

type Checked = { row: { status: AdultStatus; message: string | null } };

/**
 * Checked rows, in which each row that was `INCOMPLETE` is `NEW` if a later line of the same person contains the
 * address.
 * @param emailOf the person's address once all lines are checked
 */
export const withLaterAddresses = <C extends Checked>(
  rows: readonly C[],
  emailOf: (checked: C) => string | null | undefined,
): C[] =>
  rows.map((checked) =>
    checked.row.status === 'INCOMPLETE' && emailOf(checked)
      ? { ...checked, row: { ...checked.row, status: 'NEW', message: null } }
      : checked,
  );
