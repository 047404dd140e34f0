import { groupedCount } from '@goats/rules';
import { ChartFrame } from './chart-frame.tsx';

export interface Day {
  readonly day: string;
  readonly values: readonly number[];
}

const WIDTH = 600;
const HEIGHT = 140;
const COLORS = ['var(--color-chalk)', '#37775a', 'var(--color-common)'];

/** Columns day by day, one shade per series, stacked. */
export function Days({
  title,
  series,
  days,
  className,
}: {
  title: string;
  series: readonly string[];
  days: readonly Day[];
  className?: string;
}) {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const most = Math.max(1, ...days.map(({ values }) => sum(values)));
  const slot = WIDTH / Math.max(1, days.length);
  const totals = series.map((_, at) =>
    days.reduce((total, day) => total + (day.values[at] ?? 0), 0),
  );
  return (
    <ChartFrame
      title={title}
      {...(className && { className })}
      summary={series.map((name, at) => `${name} ${groupedCount(totals[at] ?? 0)}`).join(', ')}
      table={{
        head: ['Day', ...series],
        rows: days.map(({ day, values }) => [day, ...values.map(groupedCount)]),
      }}
    >
      {totals.every((total) => total === 0) && (
        <p className="absolute text-small text-chalk-3">No Battles Yet</p>
      )}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block w-full" role="presentation">
        {days.map(({ day, values }, at) => {
          let top = HEIGHT;
          return values.map((value, index) => {
            const height = (value / most) * (HEIGHT - 4);
            top -= height;
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: the series stand in a fixed order
                key={`${day} ${index}`}
                x={at * slot + 1.5}
                width={Math.max(1, slot - 3)}
                y={top}
                height={height}
                fill={COLORS[index % COLORS.length]}
              />
            );
          });
        })}
        <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} stroke="var(--color-line-2)" />
      </svg>
      <div className="mt-2 flex justify-between text-fine text-chalk-3">
        <span>{days[0]?.day}</span>
        <span>{days.at(-1)?.day}</span>
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-fine text-chalk-2">
        {series.map((name, at) => (
          <li key={name} className="flex items-center gap-2">
            <i className="size-2.5" style={{ background: COLORS[at % COLORS.length] }} />
            {name} <b className="font-semibold text-chalk">{groupedCount(totals[at] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
