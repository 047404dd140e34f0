import type { CSSProperties, ReactNode } from 'react';
import { cx } from './cx.ts';
import { tierLook } from './rarity.ts';
import { RaritySlashes } from './rarity-badge.tsx';

/** 5:7 with rarity frame, score pennant, name plate and tier tag; everything scales with its width. */
export function TradingCard({
  name,
  moment,
  rarity,
  score,
  art,
  className,
}: {
  name: string;
  moment?: string;
  rarity: string;
  score?: number;
  /** An image that fills its box. */
  art: ReactNode;
  className?: string;
}) {
  const { color } = tierLook(rarity);
  return (
    <div
      className={cx('trading-card relative', className)}
      style={{ '--tier': color } as CSSProperties}
    >
      <div className="trading-card-inner">
        <div className="absolute inset-x-0 top-0 bottom-[17%] *:size-full">{art}</div>
        {score !== undefined && (
          <div className="pennant absolute top-[3.4cqi] left-[3.4cqi] grid h-[21cqi] w-[19.5cqi] place-items-center bg-pitch-950 pb-[2.6cqi] @max-[150px]:h-[31cqi] @max-[150px]:w-[28cqi]">
            <span className="numeral text-[12.5cqi] @max-[150px]:text-[19cqi]">
              <span className="sr-only">GOAT Score </span>
              {score}
            </span>
          </div>
        )}
        <div className="absolute inset-x-0 bottom-0 border-t-[max(2px,1cqi)] border-(--tier) bg-pitch-950 px-[4.6cqi] pt-[4.2cqi] pb-[4.4cqi]">
          <span className="display block truncate text-[10cqi] @max-[150px]:text-[14cqi]">
            {name}
          </span>
          {moment && (
            <span className="mt-[1cqi] hidden truncate text-[max(.8125rem,4.4cqi)] leading-[1.3] text-chalk-2 @min-[180px]:block">
              {moment}
            </span>
          )}
          <span className="absolute top-0 right-[4cqi] flex -translate-y-1/2 items-center gap-[1.6cqi] rounded-panel bg-pitch-950 px-[2.6cqi] py-[1.5cqi] font-display text-[5.4cqi] font-extrabold uppercase leading-none tracking-[.05em] text-(--tier) shadow-[0_0_0_max(1px,.7cqi)_var(--tier)]">
            <RaritySlashes
              rarity={rarity}
              className="[&>i]:h-[3.8cqi] [&>i]:w-[1.35cqi] @max-[150px]:[&>i]:h-[7cqi] @max-[150px]:[&>i]:w-[2.6cqi]"
            />
            <span className="sr-only @min-[180px]:not-sr-only">{rarity}</span>
          </span>
        </div>
      </div>
    </div>
  );
}
