import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row, index: number) => ReactNode;
  align?: 'right';
  /** Left out between 640 and 1100, where eight columns would push the page sideways. */
  wideOnly?: boolean;
  /**
   * Where it goes under 640: rank, title and value make the row, details stand beneath with
   * their header in front, and hidden is left out.
   */
  phone: 'rank' | 'title' | 'value' | 'detail' | 'hidden';
}

/** `<DataTable caption="Leaderboard" columns={columns} rows={rows} rowKey={(row) => row.id} />` */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowClass,
}: {
  caption: string;
  columns: ReadonlyArray<Column<Row>>;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  rowClass?: (row: Row, index: number) => string | undefined;
}) {
  return (
    <table className="w-full border-collapse max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={cx(
                'border-b-[1.5px] border-line-2 px-3 py-4 text-fine leading-none font-semibold text-chalk-3',
                column.align === 'right' ? 'text-right' : 'text-left',
                column.wideOnly && 'sm:max-lg:hidden',
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row, index) => (
          <tr
            key={rowKey(row)}
            className={cx(
              'border-b border-line even:bg-white/[.018] max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-1 max-sm:py-3.5 max-sm:pl-13 max-sm:after:order-1 max-sm:after:basis-full',
              // Its pitch reaches past the column, and its place stands with all the others.
              'max-sm:[&.rank-one]:-mx-2 max-sm:[&.rank-one]:pr-2 max-sm:[&.rank-one]:pl-15',
              rowClass?.(row, index),
            )}
          >
            {columns.map((column) => (
              <td
                key={column.id}
                className={cx(
                  'h-21 px-3 max-sm:block max-sm:h-auto max-sm:px-0',
                  column.align === 'right' && 'text-right',
                  column.wideOnly && 'sm:max-lg:hidden',
                  column.phone === 'hidden' && 'max-sm:hidden',
                  column.phone === 'rank' && 'max-sm:-ml-13 max-sm:w-9',
                  column.phone === 'title' && 'max-sm:min-w-0 max-sm:flex-1',
                  column.phone === 'detail' &&
                    'max-sm:order-2 max-sm:flex max-sm:items-baseline max-sm:gap-2 max-sm:text-left max-sm:text-fine max-sm:text-chalk-3',
                )}
              >
                {column.phone === 'detail' && (
                  <span aria-hidden="true" className="sm:hidden">
                    {column.header}
                  </span>
                )}
                {column.cell(row, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
