import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** The penalty arc with nobody in it. `<EmptyState title="No Active Battles">…</EmptyState>` */
export function EmptyState({
  title,
  text,
  children,
  compact = false,
  heading: Heading = 'h3',
  className,
}: {
  title: string;
  text?: ReactNode;
  /** The way out: one or two buttons. */
  children?: ReactNode;
  compact?: boolean;
  /** One below what the page has above it. */
  heading?: 'h2' | 'h3';
  className?: string;
}) {
  return (
    <div
      className={cx(
        'mx-auto grid w-full max-w-160 justify-items-center text-center',
        className ?? 'py-10',
      )}
    >
      <i
        aria-hidden="true"
        className={cx(
          'border-2 border-b-0 border-line-2',
          compact ? 'h-14 w-27.5 rounded-t-[110px]' : 'h-19 w-37.5 rounded-t-[150px]',
        )}
      />
      <div className={cx('w-full border-t-2 border-line-2', compact ? 'pt-4.5' : 'pt-7')}>
        <Heading className={compact ? 'text-row' : 'text-panel'}>{title}</Heading>
        {text && (
          <p className={cx('text-chalk-2', compact ? 'mt-2 text-small' : 'mt-3.5')}>{text}</p>
        )}
        {children && <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div>}
      </div>
    </div>
  );
}
