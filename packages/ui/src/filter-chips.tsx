import { t } from '@goats/words';
import { cx } from './cx.ts';
import { rarityLabel } from './labels.ts';
import { RaritySlashes } from './rarity-badge.tsx';
import { useChosenInSight } from './use-chosen-in-sight.ts';

/** Quick filters in one row that scrolls sideways on a phone; 'All' carries no slashes. */
export function FilterChips<T extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly T[];
  value: T;
  onChange: (value: T) => void;
}) {
  const row = useChosenInSight<HTMLFieldSetElement>('[aria-pressed=true]');
  return (
    <fieldset
      ref={row}
      className="edge-fade relative -my-1 flex min-w-0 gap-1 overflow-x-auto py-1 [scrollbar-width:none]"
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
          className={cx(
            'flex h-10 flex-none items-center gap-2 rounded-control px-3 font-display text-lead font-bold uppercase tracking-[.03em] transition-colors duration-180 sm:px-3.5 pointer-coarse:h-11',
            option === value ? 'bg-chalk text-ink' : 'text-chalk-2 hover:text-chalk',
          )}
        >
          {option !== 'All' && (
            <RaritySlashes
              rarity={option}
              {...(option === value && { color: 'var(--color-ink)' })}
            />
          )}
          {option === 'All' ? t('All@@cards of every tier') : rarityLabel(option)}
        </button>
      ))}
    </fieldset>
  );
}
