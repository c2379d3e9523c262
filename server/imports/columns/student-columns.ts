import { ApiError } from '../../http/errors.ts';
import { plain } from '../../text/plain.ts';
import { type Field, type NameOrder, nameOrders, studentHeaders } from './student-headers.ts';

/** Index of each field in a row; missing fields are absent. */
export type Columns = Partial<Record<Field, number>>;

function findColumns(header: readonly string[]): Columns {
  const columns: Columns = {};
  header.forEach((name, index) => {
    const field = studentHeaders[plain(name)];
    if (field) columns[field] ??= index;
  });
  return columns;
}

/** The order of the names in the column with both; undefined without such a column. */
export const nameOrderOf = (columns: Columns): NameOrder | undefined =>
  nameOrders.find((order) => columns[order] !== undefined);

/** Whether there is a column for first names, alone or with last names. */
const hasNames = (columns: Columns) => columns.firstname !== undefined || nameOrderOf(columns) !== undefined;

/** Whether a header has the only column that a list of students requires. */
export const isStudentHeader = (header: readonly string[]): boolean => hasNames(findColumns(header));

/**
 * Finds columns by their headers [import.headers]. Beside a column for first names, one with both names is not read. Of
 * several columns with both names, one is read.
 * @throws 422 without a column for first names
 */
export function readColumns(header: readonly string[]): Columns {
  const columns = findColumns(header);
  if (!hasNames(columns)) {
    const read = header.map((name) => name.trim()).filter(Boolean);
    const message = `Colonne absente : Prénom. Colonnes lues : ${read.join(', ').slice(0, 500) || 'aucune'}.`;
    throw new ApiError('INVALID', { message, fields: { data: message } });
  }
  const { lastFirst: _lastFirst, firstLast: _firstLast, anyOrder: _anyOrder, ...others } = columns;
  const order = nameOrderOf(columns);
  return columns.firstname !== undefined || order === undefined ? others : { ...others, [order]: columns[order] };
}

/** Headers of the columns that are not read [import.ignored-columns]. */
export function ignoredHeaders(header: readonly string[], columns: Columns): string[] {
  const read = new Set(Object.values(columns));
  return header.flatMap((name, index) => (name.trim() && !read.has(index) ? [name.trim()] : []));
}
