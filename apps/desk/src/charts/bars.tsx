import { groupedCount } from '@goats/rules';
import { tierLook } from '@goats/ui/rarity.ts';
import { RaritySlashes } from '@goats/ui/rarity-badge.tsx';
import { ChartFrame } from './chart-frame.tsx';

export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly color?: string;
}

const percent = (value: number, total: number) =>
  total === 0 ? '0%' : `${Math.round((value / total) * 1000) / 10}%`;

/** Cards by tier, with slashes so that colour does not carry it alone. */
export function RarityBars({
  title,
  counts,
  className,
}: {
  title: string;
  counts: Readonly<Record<string, number>>;
  className?: string;
}) {
  const rows = Object.entries(counts);
  const total = rows.reduce((sum, [, count]) => sum + count, 0);
  const most = Math.max(1, ...rows.map(([, count]) => count));
  return (
    <ChartFrame
      title={title}
      {...(className && { className })}
      summary={rows.map(([name, count]) => `${name} ${groupedCount(count)}`).join(', ')}
      table={{
        head: ['Rarity', 'Cards', 'Share'],
        rows: rows.map(([name, count]) => [name, groupedCount(count), percent(count, total)]),
      }}
    >
      <div className="grid gap-3.5">
        {rows.map(([name, count]) => (
          <div
            key={name}
            className="grid grid-cols-[6.75rem_1fr_6.5rem] items-center gap-3 text-small"
          >
            <span className="flex items-center gap-2">
              <RaritySlashes rarity={name} />
              {name}
            </span>
            <span className="h-2.5 bg-pitch-800">
              <i
                className="block h-full"
                style={{ width: `${(count / most) * 100}%`, background: tierLook(name).color }}
              />
            </span>
            <span className="text-right tabular-nums">
              {groupedCount(count)} <span className="text-chalk-3">{percent(count, total)}</span>
            </span>
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}

/** Named amounts, longest first or in the order given. */
export function NamedBars({
  title,
  unit,
  bars,
  format = groupedCount,
  className,
}: {
  title: string;
  unit: string;
  bars: readonly Bar[];
  format?: (value: number) => string;
  className?: string;
}) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ChartFrame
      title={title}
      {...(className && { className })}
      summary={bars.map(({ name, value }) => `${name} ${format(value)}`).join(', ')}
      table={{ head: ['', unit], rows: bars.map(({ name, value }) => [name, format(value)]) }}
    >
      <div className="grid gap-3">
        {bars.map(({ name, value, color = 'var(--color-chalk-2)' }) => (
          <div key={name} className="text-small">
            <span className="flex justify-between gap-4">
              <span className="text-chalk-2">{name}</span>
              <span className="tabular-nums">{format(value)}</span>
            </span>
            <span className="mt-1.5 block h-2 bg-pitch-800">
              <i
                className="block h-full"
                style={{ width: `${(value / most) * 100}%`, background: color }}
              />
            </span>
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}
