import type { ReactNode } from 'react';

type Props<Row> = {
  readonly caption: string;
  readonly headers: readonly string[];
  readonly rows: readonly Row[];
  readonly cells: (row: Row) => readonly ReactNode[];
};

/** A small table. The first cell of each row is the header of the row. */
export function FiguresTable<Row>({ caption, headers, rows, cells }: Props<Row>) {
  return (
    <div className="ops-scroll">
      <table className={headers.length > 3 ? 'ops-table ops-table--wide' : 'ops-table'}>
        <caption className="mc-sr-only">{caption}</caption>
        <thead>
          <tr>
            {headers.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => {
            const [name, ...figures] = cells(row);
            return (
              <tr key={i}>
                <th scope="row">{name}</th>
                {figures.map((figure, column) => (
                  <td key={column} data-head={headers[column + 1]}>
                    {figure}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
