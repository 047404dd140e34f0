import { cx } from '@goats/ui/cx.ts';

/** In percent. Cards live between 60 and 100; a bar from 0 would make them all look alike. */
export function shareOf(value: number): number {
  return Math.min(92, Math.max(6, ((value - 55) / 45) * 92));
}

/** A value as a bar from the middle; what the crowd adds is its golden tip. */
export function ValueBar({
  value,
  bonus,
  side,
  strong,
  chosen,
  used,
  faint = false,
}: {
  value: number | null;
  bonus: number;
  side: 'left' | 'right';
  strong: boolean;
  chosen: boolean;
  used: boolean;
  faint?: boolean;
}) {
  if (value === null) return <span aria-hidden="true" />;
  const own = shareOf(value);
  const edge = side === 'right' ? 'right' : 'left';
  return (
    <span aria-hidden="true" className="relative h-2.25">
      <i
        className={cx('absolute inset-y-0', faint && 'opacity-60')}
        style={{ [edge]: 0, width: `${own}%`, background: colourOf(strong, chosen, used) }}
      />
      {bonus > 0 && (
        <i
          className={cx('absolute inset-y-0', used && 'opacity-30')}
          style={{
            [edge]: `${own}%`,
            width: `${Math.max(0, shareOf(value + bonus) - own)}%`,
            background: chosen ? '#b07d0e' : 'var(--color-gold)',
          }}
        />
      )}
    </span>
  );
}

function colourOf(strong: boolean, chosen: boolean, used: boolean): string {
  if (used) return '#2a3d33';
  if (strong) return chosen ? '#0d7a41' : 'var(--color-success)';
  return chosen ? '#8b968b' : '#5b7265';
}
