type CheckedRow = { readonly status: string; readonly message: string | null };

/** Whether the user excluded the row from the import. */
export const isLeftOut = ({ status }: Pick<CheckedRow, 'status'>): boolean => status === 'LEFT_OUT';

/**
 * Merges the verdict on sent rows; rows edited since the request keep their edits.
 * @param cells the property with the cells of a row
 */
export const mergeRows =
  <Cells extends PropertyKey, Row extends CheckedRow & Readonly<Record<Cells, unknown>>>(cells: Cells) =>
  (current: readonly Row[], sent: readonly Row[], validated: readonly Row[]): readonly Row[] =>
    validated.map((row, index) => {
      const currentRow = current[index];
      if (!currentRow || currentRow === sent[index]) return row;
      const toggled = isLeftOut(currentRow) !== isLeftOut(row) && { status: currentRow.status, message: null };
      return { ...row, ...toggled, [cells]: currentRow[cells] };
    });

type Choice<Row> = {
  readonly isChosen: (row: Row) => boolean;
  /** Whether to exclude the chosen rows, or to include them again. */
  readonly out: boolean;
  /** Status of an included row until its verdict arrives. */
  readonly included: string;
};

/** Excludes the chosen rows from the import, or includes them again [import.left-out]. */
export const leaveOutRows = <Row extends CheckedRow>(
  rows: readonly Row[],
  { isChosen, out, included }: Choice<Row>,
): readonly Row[] =>
  rows.map((row) =>
    isChosen(row) && isLeftOut(row) !== out ? { ...row, status: out ? 'LEFT_OUT' : included, message: null } : row,
  );
