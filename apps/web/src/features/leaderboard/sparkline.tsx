import { formatXi } from '@goats/rules';
import { cx } from '@goats/ui/cx.ts';
import { t } from '@goats/words';

const WIDTH = 104;
const HEIGHT = 34;
const EDGE = 3;

/** `sparkPoints([1, 3, 2])`: the line inside its box, highest value at the top. */
export function sparkPoints(values: readonly number[]): [x: number, y: number][] {
  const top = Math.max(...values, 0);
  const step = (WIDTH - 2 * EDGE) / Math.max(1, values.length - 1);
  return values.map((value, month) => [
    EDGE + month * step,
    HEIGHT - EDGE - (top === 0 ? 0 : (value / top) * (HEIGHT - 2 * EDGE)),
  ]);
}

/** A year of sales in one stroke. `<Sparkline name="The Flea" values={row.monthlyValues} className="h-8 w-26" />` */
export function Sparkline({
  name,
  values,
  className,
}: {
  name: string;
  values: readonly number[];
  className: string;
}) {
  const points = sparkPoints(values);
  const last = points.at(-1);
  if (!last) return null;
  const line = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return (
    <svg
      role="img"
      aria-label={t('{name} by month, the last twelve: now {now}, at most {most}', {
        name,
        now: formatXi(values.at(-1)),
        most: formatXi(Math.max(...values)),
      })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={cx('overflow-visible', className)}
    >
      <polygon
        points={`${EDGE},${HEIGHT} ${line} ${WIDTH - EDGE},${HEIGHT}`}
        className="fill-chalk/8"
      />
      <polyline
        points={line}
        fill="none"
        strokeWidth="1.75"
        strokeLinejoin="round"
        className="stroke-chalk-2 in-[.rank-one]:stroke-chalk"
      />
      <path
        d={`M${last[0]} ${last[1]}h0`}
        strokeWidth="6"
        strokeLinecap="round"
        className="stroke-chalk in-[.rank-one]:stroke-gold [vector-effect:non-scaling-stroke]"
      />
    </svg>
  );
}
