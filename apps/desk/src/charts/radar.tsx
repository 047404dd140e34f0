import { ATTRIBUTES, type Attributes, attributeLabel } from '@goats/rules';
import { ChartFrame } from './chart-frame.tsx';

const RADIUS = 100;
const RINGS = [25, 50, 75, 100];

/** Straight up first, then clockwise. */
function point(index: number, distance: number): readonly [number, number] {
  const angle = (index / ATTRIBUTES.length) * 2 * Math.PI - Math.PI / 2;
  return [Math.cos(angle) * distance, Math.sin(angle) * distance];
}

function outline(distance: (index: number) => number): string {
  return `${ATTRIBUTES.map((_, index) => {
    const [x, y] = point(index, distance(index));
    return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join('')}Z`;
}

/** `<Radar title="The Flea, base attributes" attributes={goat.baseAttributes} />` */
export function Radar({
  title,
  attributes,
  before,
  className,
}: {
  title: string;
  attributes: Attributes;
  /** As they were; drawn dashed while something is changed. */
  before?: Attributes | undefined;
  className?: string;
}) {
  const at = (from: Attributes) => (index: number) =>
    ((from[ATTRIBUTES[index] ?? 'pace'] ?? 0) / 100) * RADIUS;
  return (
    <ChartFrame
      title={title}
      {...(className && { className })}
      summary={ATTRIBUTES.map((name) => `${attributeLabel(name)} ${attributes[name]}`).join(', ')}
      table={{
        head: ['Attribute', 'Value'],
        rows: ATTRIBUTES.map((name) => [attributeLabel(name), attributes[name]]),
      }}
    >
      <svg
        viewBox="-212 -132 424 264"
        role="presentation"
        className="mx-auto block w-full max-w-105"
      >
        {RINGS.map((ring) => (
          <path
            key={ring}
            d={outline(() => (ring / 100) * RADIUS)}
            fill="none"
            stroke={ring === 100 ? 'var(--color-control)' : 'var(--color-line)'}
          />
        ))}
        {before && (
          <path
            d={outline(at(before))}
            fill="none"
            stroke="var(--color-chalk-3)"
            strokeDasharray="4 4"
          />
        )}
        <path
          d={outline(at(attributes))}
          fill="rgb(244 241 228 / 14%)"
          stroke="var(--color-chalk)"
          strokeWidth="2"
          strokeLinejoin="round"
          className="transition-[d] duration-180"
        />
        {ATTRIBUTES.map((name, index) => {
          const [x, y] = point(index, RADIUS + 14);
          const anchor = Math.abs(x) < 8 ? 'middle' : x > 0 ? 'start' : 'end';
          return (
            <text
              key={name}
              x={x}
              y={y}
              textAnchor={anchor}
              dominantBaseline="middle"
              fontSize="12"
              fill="var(--color-chalk-2)"
            >
              {attributeLabel(name)}
            </text>
          );
        })}
      </svg>
    </ChartFrame>
  );
}
