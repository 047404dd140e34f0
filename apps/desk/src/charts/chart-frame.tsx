import { cx } from '@goats/ui/cx.ts';
import { ScrollRegion } from '@goats/ui/scroll-region.tsx';
import { type ReactNode, useId, useState } from 'react';

export interface ChartTable {
  readonly head: readonly string[];
  readonly rows: ReadonlyArray<readonly (string | number)[]>;
}

/**
 * A drawing with its numbers behind a button: `<ChartFrame title="Rarity" table={…}>…</ChartFrame>`.
 * The drawing is hidden from screen readers, which get one sentence and the table.
 */
export function ChartFrame({
  title,
  summary,
  table,
  children,
  className,
}: {
  title: string;
  /** What the drawing says, in a sentence. */
  summary: string;
  table: ChartTable;
  children: ReactNode;
  className?: string;
}) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <section
      aria-labelledby={id}
      className={cx('flex flex-col rounded-panel border border-line bg-pitch-900 p-5', className)}
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h3 id={id} className="text-row">
          {title}
        </h3>
        <button
          type="button"
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
          className="link -mt-1 min-h-8 flex-none text-fine text-chalk-2"
        >
          {asTable ? 'Show drawing' : 'Show table'}
          <span className="sr-only"> of {title}</span>
        </button>
      </div>
      {asTable ? (
        <NumbersTable title={title} table={table} />
      ) : (
        <>
          <p className="sr-only">{summary}</p>
          <div aria-hidden="true" className="grow">
            {children}
          </div>
        </>
      )}
    </section>
  );
}

function NumbersTable({ title, table }: { title: string; table: ChartTable }) {
  return (
    <ScrollRegion label={`${title}, numbers`} className="max-h-80 overflow-auto">
      <table className="w-full border-collapse text-small">
        <thead>
          <tr>
            {table.head.map((word, column) => (
              <th
                key={word}
                scope="col"
                className={cx(
                  'border-b-[1.5px] border-line-2 py-2 text-fine font-semibold text-chalk-3',
                  column === 0 ? 'text-left' : 'text-right',
                )}
              >
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...values]) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {name}
              </th>
              {values.map((value, column) => (
                <td key={table.head[column + 1]} className="py-1.5 text-right tabular-nums">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
