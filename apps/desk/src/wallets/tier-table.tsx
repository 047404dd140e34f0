import { cx } from '@goats/ui/cx.ts';
import { ScrollRegion } from '@goats/ui/scroll-region.tsx';
import type { ReactNode } from 'react';

/** A small table of figures that still fits a phone: the first column is words, the rest numbers. */
export function TierTable({
  caption,
  head,
  rows,
  foot,
}: {
  caption: string;
  head: readonly ReactNode[];
  rows: ReadonlyArray<{ readonly key: string; readonly cells: readonly ReactNode[] }>;
  foot?: readonly ReactNode[];
}) {
  return (
    <ScrollRegion label={caption} className="overflow-x-auto">
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-[1.5px] border-line-2">
            {head.map((cell, column) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                key={column}
                scope="col"
                className={cx(
                  'py-2.5 text-fine font-semibold text-chalk-3',
                  column === 0 ? 'text-left' : 'pl-2 text-right sm:pl-3',
                )}
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <Cells key={key} cells={cells} />
          ))}
        </tbody>
        {foot && (
          <tfoot className="font-semibold">
            <Cells cells={foot} />
          </tfoot>
        )}
      </table>
    </ScrollRegion>
  );
}

function Cells({ cells: [first, ...numbers] }: { cells: readonly ReactNode[] }) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2.5 text-left font-[inherit] whitespace-nowrap">
        {first}
      </th>
      {numbers.map((cell, column) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
          key={column}
          className={cx(
            'numeral py-2.5 pl-2 text-right text-lead sm:pl-3',
            (cell === '0' || cell === 0) && 'text-chalk-3',
          )}
        >
          {cell}
        </td>
      ))}
    </tr>
  );
}
