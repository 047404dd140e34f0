import { cx } from './cx.ts';

const COLORS = { green: 'bg-success', yellow: 'bg-warning', red: 'bg-red-card' } as const;
export type CardColor = keyof typeof COLORS;

/** Replaces alert icons. The words beside it say the same, so it is hidden from screen readers. */
export function RefereeCard({ color, className }: { color: CardColor; className?: string }) {
  return (
    <i aria-hidden="true" className={cx('referee-card', COLORS[color], className ?? 'h-7 w-5')} />
  );
}
