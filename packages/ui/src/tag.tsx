import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const TONES = {
  plain: 'bg-pitch-800 text-chalk-2',
  chalk: 'bg-chalk text-ink',
  live: 'text-success shadow-[inset_0_0_0_1px_var(--color-success)]',
  gold: 'bg-gold text-gold-ink',
  risk: 'text-soon shadow-[inset_0_0_0_1px_var(--color-soon)]',
} as const;

/** `<Tag tone="chalk">Your Challenge</Tag>` */
export function Tag({
  tone = 'plain',
  className,
  children,
}: {
  tone?: keyof typeof TONES;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex h-5.5 items-center rounded-panel px-2 font-display text-small font-extrabold uppercase leading-none tracking-[.06em] whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
