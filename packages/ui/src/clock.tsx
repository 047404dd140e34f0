import { t } from '@goats/words';
import { Clock as ClockIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { FlipTiles } from './flip-tiles.tsx';

const RADIUS = 64;
const LENGTH = 2 * Math.PI * RADIUS;

/** The running clock of a match: gold, red below ten seconds. `<ClockRing text="0:18" left={18} of={30} />` */
export function ClockRing({
  text,
  left,
  of,
  caption,
  className,
}: {
  text: string;
  /** Seconds left, and of how many: the arc. */
  left: number;
  of: number;
  caption?: ReactNode;
  className?: string;
}) {
  const share = of > 0 ? Math.min(1, Math.max(0, left / of)) : 0;
  const color = left < 10 ? 'var(--color-error)' : 'var(--color-gold)';
  return (
    <div role="timer" className={cx('@container relative aspect-square', className ?? 'w-35')}>
      <svg viewBox="-72 -72 144 144" aria-hidden="true" className="absolute inset-0">
        <circle r={RADIUS} fill="#050d09" stroke="#f4f1e4" strokeOpacity=".4" strokeWidth="3" />
        <circle
          r={RADIUS}
          fill="none"
          stroke={color}
          strokeWidth="6"
          strokeDasharray={`${LENGTH * share} ${LENGTH}`}
          transform="rotate(-90)"
          // It ticks as its seconds do: gliding from one to the next is a seventh of a core for ever.
        />
      </svg>
      <div className="absolute inset-0 flex flex-col items-center justify-center">
        <span className="numeral text-[41cqi]" style={{ color }}>
          {text}
        </span>
        {caption && <span className="display mt-1 text-[max(.8125rem,13cqi)]">{caption}</span>}
      </div>
    </div>
  );
}

/** Time left as words with a clock: orange when soon, muted when over. */
export function TimeLeft({
  text,
  soon = false,
  over = false,
  className,
}: {
  text: string;
  soon?: boolean;
  over?: boolean;
  className?: string;
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-2',
        over ? 'text-chalk-3' : soon ? 'text-soon' : 'text-chalk',
        className,
      )}
    >
      <ClockIcon aria-hidden="true" className="size-4" />
      <span className="numeral text-2xl">{text}</span>
    </span>
  );
}

const UNITS = {
  days: t('days@@under a number of a countdown'),
  hours: t('hours@@under a number of a countdown'),
  min: t('min@@minutes, under a number of a countdown'),
  sec: t('sec@@seconds, under a number of a countdown'),
} as const;

/** Tiles with a unit below each pair, for an auction. Minutes and seconds take over on the last day. */
export function CountdownTiles({ msLeft, size = '4.5rem' }: { msLeft: number; size?: string }) {
  const seconds = Math.max(0, Math.floor(msLeft / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3600) % 24;
  const minutes = Math.floor(seconds / 60) % 60;
  const parts =
    days > 0
      ? ([
          [days, 'days'],
          [hours, 'hours'],
          [minutes, 'min'],
        ] as const)
      : ([
          [hours, 'hours'],
          [minutes, 'min'],
          [seconds % 60, 'sec'],
        ] as const);
  return (
    <div role="timer" className="flex gap-3.5 sm:gap-5.5">
      {parts.map(([value, unit]) => (
        <div key={unit}>
          <FlipTiles value={String(value).padStart(2, '0')} size={size} />
          <span className="mt-1.75 block text-fine text-chalk-3">{UNITS[unit]}</span>
        </div>
      ))}
    </div>
  );
}
