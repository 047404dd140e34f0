import { groupedCount } from '@goats/rules';
import type { Bin } from '../worker/card-report.ts';
import { ChartFrame } from './chart-frame.tsx';
import { EmptyChart } from './empty-chart.tsx';

const WIDTH = 360;
const HEIGHT = 120;

/** Below the bin it speaks of, but never over the numbers at both ends. */
function notePlace(bins: readonly Bin[], mark: number | null | undefined): number {
  const at = bins.findIndex((bin) => mark != null && mark >= bin.from && mark < bin.to);
  return at < 0 ? 50 : Math.min(82, Math.max(18, ((at + 0.5) / bins.length) * 100));
}

/** `<Histogram title="GOAT Score" bins={bins} label={(bin) => `${bin.from}`} mark={79} />` */
export function Histogram({
  title,
  unit = 'Cards',
  bins,
  label,
  note,
  mark,
  className,
}: {
  title: string;
  unit?: string;
  bins: readonly Bin[];
  label: (bin: Bin) => string;
  /** Below the middle, e.g. 'Median 79'. */
  note?: string;
  /** The bin that holds this value stands out. */
  mark?: number | null;
  className?: string;
}) {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const slot = WIDTH / Math.max(1, bins.length);
  const first = bins[0];
  const last = bins.at(-1);
  return (
    <ChartFrame
      title={title}
      {...(className && { className })}
      summary={
        first && last
          ? `${bins.length} steps from ${label(first)} to ${label(last)}. ${note ?? ''}`
          : 'Nothing generated yet.'
      }
      table={{ head: ['', unit], rows: bins.map((bin) => [label(bin), groupedCount(bin.count)]) }}
    >
      {first && last ? (
        <>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block w-full" role="presentation">
            {bins.map((bin, at) => {
              const height = bin.count === 0 ? 0 : Math.max(1.5, (bin.count / most) * HEIGHT);
              const marked = mark != null && mark >= bin.from && mark < bin.to;
              return (
                <rect
                  key={bin.from}
                  x={at * slot + 1}
                  width={Math.max(1, slot - 2)}
                  y={HEIGHT - height}
                  height={height}
                  fill={marked ? 'var(--color-chalk)' : '#37775a'}
                />
              );
            })}
            <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} stroke="var(--color-line-2)" />
          </svg>
          <div className="relative mt-2 flex justify-between text-fine text-chalk-3">
            <span>{label(first)}</span>
            {note && (
              <span
                className="absolute top-0 -translate-x-1/2 text-chalk"
                style={{ left: `${notePlace(bins, mark)}%` }}
              >
                {note}
              </span>
            )}
            <span>{label(last)}</span>
          </div>
        </>
      ) : (
        <EmptyChart />
      )}
    </ChartFrame>
  );
}
