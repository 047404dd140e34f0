import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { RefereeCard } from './referee-card.tsx';

/** A red card with the way out. `<ErrorState title="Error Loading NFT" text="…">…</ErrorState>` */
export function ErrorState({
  title,
  text,
  children,
  heading: Heading = 'h2',
  className,
}: {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
  className?: string;
}) {
  return (
    <div
      role="alert"
      className={cx('grid grid-cols-[34px_1fr] gap-5 sm:gap-7', className ?? 'py-10')}
    >
      <RefereeCard color="red" className="mt-1 h-11.5 w-8" />
      <div>
        <Heading className={Heading === 'h1' ? 'text-part' : 'text-[1.875rem] leading-[.95]'}>
          {title}
        </Heading>
        {text && <p className="mt-2.5 max-w-140 text-chalk-2">{text}</p>}
        {children && <div className="mt-5 flex flex-wrap gap-3">{children}</div>}
      </div>
    </div>
  );
}
