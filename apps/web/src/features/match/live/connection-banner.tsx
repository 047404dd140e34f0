import { t } from '@goats/words';
import { WifiOff } from 'lucide-react';

/** Says that the line is down, and what that does and does not mean. Speaks when it comes back. */
export function ConnectionBanner({ connected }: { connected: boolean }) {
  return (
    <div role="status">
      {connected ? (
        <span className="sr-only">{t('Connected.')}</span>
      ) : (
        <p className="flex items-center justify-center gap-2.5 bg-soon px-4 py-2 text-center text-small font-semibold text-ink">
          <WifiOff aria-hidden="true" className="size-4.5 flex-none" />
          {t('Connection lost, reconnecting. Only the clock decides, never the line.')}
        </p>
      )}
    </div>
  );
}
