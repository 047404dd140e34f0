import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import { rarityLabel } from './labels.ts';
import { tierLook } from './rarity.ts';

/** Slashes count the tier, so that colour never carries it alone. */
export function RaritySlashes({
  rarity,
  className,
  color,
}: {
  rarity: string;
  className?: string;
  color?: string;
}) {
  const look = tierLook(rarity);
  return (
    <span aria-hidden="true" className={cx('slashes inline-flex gap-0.5', className)}>
      {Array.from({ length: look.slashes }, (_, slash) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the slashes are alike and never move
          key={slash}
          className="h-3 w-1 -skew-x-14"
          style={{ background: color ?? look.color }}
        />
      ))}
    </span>
  );
}

/** `<RarityBadge rarity="Epic" />` */
export function RarityBadge({ rarity, className }: { rarity: string; className?: string }) {
  const { color } = tierLook(rarity);
  return (
    <span
      className={cx(
        'inline-flex h-6.5 items-center gap-1.75 rounded-panel pr-2.5 pl-2 font-display text-body font-extrabold uppercase leading-none tracking-[.06em] whitespace-nowrap',
        'text-(--tier) bg-[color-mix(in_oklab,var(--tier)_13%,#07140e)] shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--tier)_48%,transparent)]',
        className,
      )}
      style={{ '--tier': color } as CSSProperties}
    >
      <RaritySlashes rarity={rarity} />
      {rarityLabel(rarity)}
    </span>
  );
}
