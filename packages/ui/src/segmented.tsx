import { t } from '@goats/words';
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { rarityLabel } from './labels.ts';
import { RaritySlashes } from './rarity-badge.tsx';

interface SegmentedProps<T extends string | number> {
  label: ReactNode;
  hideLabel?: boolean;
  options: readonly T[];
  value: T;
  onChange: (value: T) => void;
  columns: string;
  render?: (option: T, chosen: boolean) => ReactNode;
  segmentClass?: string;
  className?: string;
}

/** Radio buttons in one frame: arrow keys move, one tab stop. */
export function Segmented<T extends string | number>({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
  columns,
  render = (option) => option,
  segmentClass,
  className,
}: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className={hideLabel ? 'sr-only' : 'mb-2 text-small font-semibold'}>{label}</legend>
      <div
        className={cx(
          'grid gap-px overflow-clip rounded-control border border-control bg-[#2b4035] [overflow-clip-margin:6px]',
          columns,
        )}
      >
        {options.map((option) => {
          const chosen = option === value;
          return (
            <label
              key={option}
              className={cx(
                'relative flex min-h-12 items-center justify-center gap-2 bg-well px-1 text-center font-display leading-[1.1] font-extrabold text-chalk-2 transition-colors duration-180 hover:text-chalk',
                'has-checked:bg-chalk has-checked:text-ink has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold',
                segmentClass,
              )}
            >
              <input
                type="radio"
                name={name}
                value={option}
                checked={chosen}
                onChange={() => onChange(option)}
                className="absolute inset-0 appearance-none outline-none"
              />
              {render(option, chosen)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** `<StakeSelector stakes={[10, 25, 50, 75, 100]} value={25} onChange={setStake} />` */
export function StakeSelector({
  stakes,
  value,
  onChange,
  label = t('Stake, HOOF'),
  className,
}: {
  stakes: readonly number[];
  value: number;
  onChange: (stake: number) => void;
  label?: string;
  className?: string;
}) {
  return (
    <Segmented
      label={label}
      options={stakes}
      value={value}
      onChange={onChange}
      columns="grid-cols-5"
      segmentClass="text-2xl tabular-nums"
      {...(className && { className })}
    />
  );
}

/** `<TierSelector tiers={RARITIES} value="Epic" onChange={setTier} label="Challenge type" />` */
export function TierSelector<T extends string>({
  tiers,
  value,
  onChange,
  label = t('Tier@@of a card'),
  className,
}: {
  tiers: readonly T[];
  value: T;
  onChange: (tier: T) => void;
  label?: string;
  className?: string;
}) {
  return (
    <Segmented
      label={label}
      options={tiers}
      value={value}
      onChange={onChange}
      columns="grid-cols-2"
      segmentClass="text-xl font-bold! uppercase tracking-[.03em]"
      render={(tier, chosen) => (
        <>
          <RaritySlashes rarity={tier} {...(chosen && { color: 'var(--color-ink)' })} />
          {rarityLabel(tier)}
        </>
      )}
      {...(className && { className })}
    />
  );
}
