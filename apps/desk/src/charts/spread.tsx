import { attributeLabel } from '@goats/rules';
import type { AttributeSpread } from '../worker/card-report.ts';
import { ChartFrame } from './chart-frame.tsx';
import { EmptyChart } from './empty-chart.tsx';

const one = (value: number) => value.toFixed(1);

/** From the lowest to the highest of each attribute, with a tick at the mean. */
export function Spread({
  title,
  attributes,
  className,
}: {
  title: string;
  attributes: readonly AttributeSpread[];
  className?: string;
}) {
  return (
    <ChartFrame
      title={title}
      {...(className && { className })}
      summary={
        attributes.length === 0
          ? 'Nothing generated yet.'
          : attributes.map(({ name, mean }) => `${attributeLabel(name)} ${one(mean)}`).join(', ')
      }
      table={{
        head: ['Attribute', 'Lowest', 'Mean', 'Highest'],
        rows: attributes.map(({ name, min, mean, max }) => [
          attributeLabel(name),
          min,
          one(mean),
          max,
        ]),
      }}
    >
      {attributes.length === 0 && <EmptyChart />}
      <div className="grid gap-2.5">
        {attributes.map(({ name, min, mean, max }) => (
          <div
            key={name}
            className="grid grid-cols-[7.5rem_1fr_2.5rem] items-center gap-3 text-small"
          >
            <span className="truncate text-chalk-2">{attributeLabel(name)}</span>
            <span className="relative h-2.5 bg-pitch-800">
              <i
                className="absolute inset-y-0 bg-[#37775a]"
                style={{ left: `${min}%`, width: `${Math.max(0, max - min)}%` }}
              />
              <i
                className="absolute -inset-y-0.5 w-0.75 -translate-x-1/2 bg-chalk"
                style={{ left: `${mean}%` }}
              />
            </span>
            <span className="text-right tabular-nums">{one(mean)}</span>
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}
