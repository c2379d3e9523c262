import { Icon } from '../icon/Icon.tsx';
import { classes } from '../theme/classes.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import type { ShownColumn } from './shownColumn.ts';
import type { Sort } from './types.ts';
import { isKept } from './useFittingColumns.ts';

type HeadProps<Row> = {
  readonly columns: ShownColumn<Row>[];
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly actions: boolean;
  readonly pick?: React.ReactNode;
};

/** Class names shared by a heading and its cells. */
export const cellClass = <Row,>(column: ShownColumn<Row>) =>
  classes(
    column.numeric && 'mc-table__num',
    isKept(column) && 'mc-table__kept',
    column.dropAt !== undefined && `mc-table__drop-${column.dropAt}`,
  ) || undefined;

const arrow = { asc: 'chevron-up', desc: 'chevron-down' } as const;

/** Headings of a table; the headings of sortable columns are buttons. */
export function TableHead<Row>({ columns, sort, onSort, actions, pick }: HeadProps<Row>) {
  const texts = useUiTexts();
  return (
    <thead>
      <tr>
        {pick && (
          <th scope="col" className="mc-table__pick">
            {pick}
          </th>
        )}
        {columns.map((column) => {
          const dir = sort?.by === column.key ? sort.dir : undefined;
          return (
            <th
              key={column.key}
              scope="col"
              className={cellClass(column)}
              style={{ width: column.width }}
              aria-sort={dir && (dir === 'asc' ? 'ascending' : 'descending')}
            >
              {column.sortable && onSort ? (
                <button
                  type="button"
                  className="mc-table__sort"
                  title={texts.sortBy(column.title)}
                  onClick={() => onSort({ by: column.key, dir: dir === 'asc' ? 'desc' : 'asc' })}
                >
                  {column.title}
                  <Icon name={dir ? arrow[dir] : 'sort'} size={14} />
                </button>
              ) : (
                <span className={column.hiddenTitle ? 'mc-sr-only' : undefined}>{column.title}</span>
              )}
            </th>
          );
        })}
        {actions && (
          <th scope="col" className="mc-table__actions">
            <span className="mc-sr-only">{texts.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
