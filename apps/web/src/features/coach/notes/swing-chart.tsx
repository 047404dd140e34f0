import { percent } from '@goats/rules';
import { t } from '@goats/words';
import type { DuelNotes } from './notes.ts';

/** Small on purpose: a phone shows it at its own size, so that its figures stay readable there. */
const WIDTH = 350;
const HEIGHT = 216;
const PITCH = { left: 8, right: WIDTH - 8, top: 10, bottom: 182 } as const;

export interface SwingPoint {
  readonly label: string;
  readonly chance: number;
  readonly x: number;
  readonly y: number;
}

/** Kick-off left, full time right, a sure win at the top. */
export function swingPoints(swing: DuelNotes['swing']): SwingPoint[] {
  const inset = 26;
  const step = (PITCH.right - PITCH.left - 2 * inset) / Math.max(1, swing.length - 1);
  return swing.map(({ round, chance }, i) => ({
    label:
      i === 0
        ? t('Kick-off')
        : i === swing.length - 1
          ? t('Full time')
          : t('Round {round}', { round }),
    chance,
    x: PITCH.left + inset + i * step,
    y: PITCH.bottom - chance * (PITCH.bottom - PITCH.top),
  }));
}

/** `swingWords(0.62, false) // '62 %'`; the end is a result, not a chance */
function swingWords(chance: number, last: boolean): string {
  return last ? (chance === 1 ? t('Won@@the match') : t('Lost@@the match')) : percent(chance);
}

/**
 * How the chance swung, drawn on a pitch: the halfway line is an even match, the top is theirs to
 * defend. The same figures stand in the table beside it.
 */
export function SwingChart({ swing, name }: { swing: DuelNotes['swing']; name: string }) {
  const points = swingPoints(swing);
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const middle = (PITCH.top + PITCH.bottom) / 2;
  const last = points.length - 1;
  const words = points
    .map(({ label, chance }, i) => `${label} ${swingWords(chance, i === last)}`)
    .join(', ');
  return (
    <svg
      role="img"
      aria-label={t('{title}: {text}', { title: name, text: words })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="block h-auto w-full max-w-140"
    >
      <Pitch middle={middle} />
      <polyline
        points={line}
        fill="none"
        stroke="var(--color-gold)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {points.map(({ x, y, chance, label }, i) => (
        <g key={x}>
          <circle
            cx={x}
            cy={y}
            r={i === last ? 6 : 4.5}
            fill={i === last ? 'var(--color-gold)' : 'var(--color-well)'}
            stroke="var(--color-gold)"
            strokeWidth="2.5"
          />
          <text
            {...besideLine(points, i)}
            textAnchor="middle"
            className="numeral"
            fontSize="21"
            fill="var(--color-chalk)"
            stroke="#0a2518"
            strokeWidth="4"
            paintOrder="stroke"
          >
            {swingWords(chance, i === last)}
          </text>
          <text
            x={x}
            y={HEIGHT - 10}
            textAnchor="middle"
            fontSize="12.5"
            fill="var(--color-chalk-2)"
          >
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Where a figure stands beside its ball: off the line where there is room, always on the pitch. */
function besideLine(points: readonly SwingPoint[], i: number): { x: number; y: number } {
  const { x, y } = points[i] as SwingPoint;
  const before = points[i - 1];
  const after = points[i + 1];
  const low = y > PITCH.bottom - 32;
  const high = y < PITCH.top + 32;
  const below = high || (after !== undefined && after.y < y && !low);
  // Where the line comes in from that side, a step to the right is free.
  const crossed = before !== undefined && (below ? before.y > y + 20 : before.y < y - 20);
  return { x: crossed && after !== undefined ? x + 20 : x, y: below ? y + 26 : y - 13 };
}

function Pitch({ middle }: { middle: number }) {
  const { left, right, top, bottom } = PITCH;
  const box = { width: 120, height: 26 };
  const centre = (left + right) / 2;
  return (
    <g fill="none" stroke="rgb(244 241 228 / 22%)" strokeWidth="1.5">
      {Array.from({ length: 6 }, (_, stripe) => `stripe-${stripe}`).map((key, i) => (
        <rect
          key={key}
          x={left + ((right - left) / 6) * i}
          y={top}
          width={(right - left) / 6}
          height={bottom - top}
          fill={i % 2 === 0 ? '#0c2b1d' : '#0a2518'}
          stroke="none"
        />
      ))}
      <rect x={left} y={top} width={right - left} height={bottom - top} />
      <path d={`M${left} ${middle}H${right}`} />
      <circle cx={centre} cy={middle} r="34" />
      <rect x={centre - box.width / 2} y={top} {...box} />
      <rect x={centre - box.width / 2} y={bottom - box.height} {...box} />
    </g>
  );
}

/** The same in figures. */
export function SwingTable({ swing, name }: { swing: DuelNotes['swing']; name: string }) {
  const points = swingPoints(swing);
  const last = points.length - 1;
  return (
    <table className="w-full border-collapse text-small">
      <caption className="sr-only">{name}</caption>
      <thead>
        <tr className="text-left text-fine text-chalk-3">
          <th scope="col" className="pb-2 font-semibold">
            {t('After@@heading of a column: after which round')}
          </th>
          <th scope="col" className="pb-2 text-right font-semibold">
            {t('Chance@@heading of a column: to win')}
          </th>
          <th scope="col" className="pb-2 text-right font-semibold">
            {t('Swing@@heading of a column: how much the chance changed')}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ label, chance, x }, i) => (
          <tr key={x} className="border-t border-line">
            <th scope="row" className="py-2 text-left font-normal text-chalk-2">
              {label}
            </th>
            <td className="numeral text-right text-xl">{swingWords(chance, i === last)}</td>
            <td className="numeral text-right text-xl text-chalk-2">
              {i === 0 ? '' : swung(chance - (points[i - 1]?.chance ?? 0))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `swung(-0.18) // '−18'` */
function swung(change: number): string {
  const points = Math.round(change * 100);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0';
}
