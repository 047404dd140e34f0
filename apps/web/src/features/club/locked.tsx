import { cx } from '@goats/ui/cx.ts';
import { t } from '@goats/words';
import { Lock } from 'lucide-react';

/** `<Locked />`: said wherever something is for owners. */
export function Locked({ className }: { className?: string }) {
  return (
    <p className={cx('inline-flex items-center gap-2 text-small text-chalk-3', className)}>
      <Lock aria-hidden="true" className="size-4 flex-none" /> {t('NFT ownership required')}
    </p>
  );
}
