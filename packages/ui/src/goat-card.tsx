import type { CSSProperties, ReactNode } from 'react';
import { cx } from './cx.ts';
import { tierLook } from './rarity.ts';
import { RarityBadge } from './rarity-badge.tsx';

/** A tile of the market: picture, score corner, rarity, name, lines, then whatever acts on it. */
export function GoatCard({
  name,
  lines,
  rarity,
  score,
  art,
  heading: Heading = 'h3',
  children,
  className,
}: {
  name: ReactNode;
  lines?: ReactNode;
  rarity: string;
  score?: number;
  art: ReactNode;
  /** h2 where the grid has no heading of its own. */
  heading?: 'h2' | 'h3';
  children?: ReactNode;
  className?: string;
}) {
  return (
    <article
      className={cx(
        'group/card relative flex flex-col rounded-row bg-pitch-900 shadow-[inset_0_0_0_1px_var(--color-line)] transition-[translate,box-shadow] duration-180 ease-enter',
        'hover:-translate-y-1.5 hover:shadow-[inset_0_0_0_1.5px_var(--tier),0_22px_50px_-18px_#000] motion-reduce:hover:translate-y-0',
        className,
      )}
      style={{ '--tier': tierLook(rarity).color } as CSSProperties}
    >
      <div className="relative aspect-[1/1.06] overflow-hidden rounded-t-row border-b-3 border-(--tier) *:first:size-full">
        {art}
        {score !== undefined && (
          <div className="absolute top-0 left-0 grid h-13.5 w-12 content-center justify-items-center rounded-br-control bg-pitch-950 sm:h-17.5 sm:w-16">
            <span className="numeral text-row sm:text-poster-s sm:leading-[.85]">{score}</span>
            <span className="display text-fine tracking-[.06em]">GOAT</span>
          </div>
        )}
        <RarityBadge
          rarity={rarity}
          className="absolute bottom-2 left-2 sm:top-2.5 sm:right-2.5 sm:bottom-auto sm:left-auto"
        />
      </div>
      <div className="flex flex-1 flex-col px-3 pt-3.5 pb-3 sm:p-4.5">
        <Heading className="text-card">{name}</Heading>
        {lines && (
          <div className="mt-1.5 text-fine leading-[1.4] text-chalk-2 sm:text-small">{lines}</div>
        )}
        {children}
      </div>
    </article>
  );
}
