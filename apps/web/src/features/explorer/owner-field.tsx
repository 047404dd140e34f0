import { cx } from '@goats/ui/cx.ts';
import { t } from '@goats/words';
import { useEffect, useId, useState } from 'react';
import { ownerIn } from '../../site/search-params.ts';
import { useWallet } from '../wallet/wallet-store.ts';

/** Whose cards: an address that is typed or pasted whole, or one's own at a touch. */
export function OwnerField({
  owner,
  onChange,
  className,
}: {
  owner: string | undefined;
  onChange: (owner: string | undefined) => unknown;
  className?: string;
}) {
  const id = useId();
  const { address } = useWallet();
  const [typed, setTyped] = useState(owner ?? '');
  // Back and Clear All Filters change what stands here; typing on does not.
  useEffect(() => setTyped(owner ?? ''), [owner]);
  const unfinished = typed.trim() !== '' && ownerIn(typed) === undefined;
  const own = address?.toLowerCase();
  return (
    <div className={cx('relative min-w-0', className)}>
      <label
        htmlFor={id}
        className="pointer-events-none absolute inset-x-0 top-[calc(1.875rem-1.1875rem)] text-fine leading-none text-chalk-3"
      >
        {unfinished
          ? t('Owned by: 0x and 40 more characters')
          : t('Owned by@@whose cards are shown')}
      </label>
      <input
        id={id}
        type="search"
        placeholder={t('Anybody@@whose cards are shown')}
        value={typed}
        maxLength={60}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={unfinished}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          const wallet = ownerIn(text);
          if (wallet !== owner && (wallet || text.trim() === '')) onChange(wallet);
        }}
        className={cx(
          'h-15 w-full truncate bg-transparent pt-4.5 placeholder:text-chalk placeholder:opacity-100 focus-visible:-outline-offset-3',
          own && own !== owner && 'pr-16',
        )}
      />
      {own && own !== owner && (
        <button
          type="button"
          onClick={() => onChange(own)}
          className="link absolute right-0 bottom-0 min-h-11 px-1 text-small text-chalk-2"
        >
          {t('Mine@@button: only my cards')}
        </button>
      )}
    </div>
  );
}
