import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface PageHeaderProps {
  title: ReactNode;
  /** One or two sentences. */
  lead?: ReactNode;
  kicker?: ReactNode;
  /**
   * band: floodlit stripes, for lists and lobbies. line: words over a touchline, for reading.
   * split: words left, `aside` right, for pages that sell one thing. quiet: small, for tools.
   */
  variant?: 'band' | 'line' | 'split' | 'quiet';
  /** Right side of split, or the actions of quiet. */
  aside?: ReactNode;
  /** A TabList that sits on the header's own line. */
  tabs?: ReactNode;
}

/** `<PageHeader variant="band" title="Card Game" tabs={<TabList …/>} />` */
export function PageHeader({
  title,
  lead,
  kicker,
  variant = 'band',
  aside,
  tabs,
}: PageHeaderProps) {
  const words = (
    <div className="min-w-0">
      {kicker && <p className="kicker mb-4">{kicker}</p>}
      <h1
        className={cx(
          variant === 'quiet'
            ? 'text-[clamp(3rem,2.4rem+2.6vw,4.5rem)]'
            : 'max-w-225 text-page leading-[.82]',
        )}
      >
        {title}
      </h1>
      {lead && <p className="mt-5 max-w-130 text-lead text-chalk-2">{lead}</p>}
    </div>
  );
  if (variant === 'split') {
    return (
      <header className="relative isolate overflow-clip border-b-[1.5px] border-line-2">
        <div className="wrap grid items-center gap-8 py-9 sm:py-14 md:grid-cols-[1fr_minmax(0,20rem)] md:gap-10 lg:grid-cols-[1fr_minmax(0,30rem)] lg:gap-16">
          {words}
          {aside}
        </div>
        {tabs && <div className="wrap">{tabs}</div>}
      </header>
    );
  }
  if (variant === 'band') {
    return (
      <header className="band band-arc">
        <div className={cx('wrap pt-9 sm:pt-16', tabs ? '' : 'pb-7 sm:pb-10')}>
          {words}
          {aside && <div className="mt-6">{aside}</div>}
          {tabs && <div className="mt-6 sm:mt-7.5">{tabs}</div>}
        </div>
      </header>
    );
  }
  return (
    <header className={cx(variant === 'line' && 'border-b-[1.5px] border-line-2')}>
      <div
        className={cx(
          'wrap flex flex-wrap items-end justify-between gap-6',
          variant === 'line' ? 'pt-10 sm:pt-20' : 'pt-8 sm:pt-9',
          tabs ? 'pb-5 sm:pb-7' : variant === 'line' ? 'pb-8 sm:pb-12' : 'pb-5',
        )}
      >
        {words}
        {aside}
      </div>
      {tabs && <div className="wrap">{tabs}</div>}
    </header>
  );
}
