import { t } from '@goats/words';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** Small, inside a dialog. `<NotArrived onRetry={refetch}>The post did not arrive. …</NotArrived>` */
export function NotArrived({
  onRetry,
  children,
}: {
  onRetry: () => Promise<unknown>;
  children: ReactNode;
}) {
  return (
    <div className="grid justify-items-start gap-3 text-small text-chalk-2">
      {children}
      <Button size="sm" variant="outline" onClick={() => void onRetry()}>
        {t('Try Again')}
      </Button>
    </div>
  );
}
