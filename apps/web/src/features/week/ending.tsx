import { auctionCountdown } from '@goats/rules';
import { TimeLeft } from '@goats/ui/clock.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import type { ReactNode } from 'react';

/** How long a week or a season still has, and until when in words. */
export function Ending({
  endsAt,
  soonMs,
  children,
}: {
  endsAt: string;
  soonMs: number;
  children: ReactNode;
}) {
  const end = Date.parse(endsAt);
  const left = useNow((now) =>
    end > now ? auctionCountdown(end - now) : t('Being counted@@a week or a season that is over'),
  );
  const soon = useNow((now) => end - now < soonMs);
  const over = useNow((now) => end <= now);
  return (
    <p className="text-right max-sm:text-left">
      <TimeLeft text={left} soon={soon} over={over} />
      <span className="block text-small text-chalk-3">{children}</span>
    </p>
  );
}
