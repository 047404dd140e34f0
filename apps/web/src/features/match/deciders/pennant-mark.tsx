import { cx } from '@goats/ui/cx.ts';

/** The little flag of a decider beside its name. */
export function PennantMark({ dark = false }: { dark?: boolean }) {
  return (
    <i
      aria-hidden="true"
      className={cx('pennant inline-block h-3 w-2 flex-none', dark ? 'bg-[#9a6b00]' : 'bg-gold')}
    />
  );
}
