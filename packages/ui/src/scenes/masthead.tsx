import { t } from '@goats/words';
import type { ReactNode } from 'react';

/** The line across the top of a match programme. `<Masthead>Official programme</Masthead>` */
export function Masthead({
  children,
  price = t('one turnip'),
}: {
  children: ReactNode;
  price?: string;
}) {
  return (
    <p className="kicker flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-y-[1.5px] border-line-2 py-3 text-chalk-2">
      <span>{children}</span>
      <span aria-hidden="true" className="text-chalk-3 max-sm:hidden">
        {t('Read responsibly, then eat')}
      </span>
      <span>{t('Price: {price}', { price })}</span>
    </p>
  );
}
