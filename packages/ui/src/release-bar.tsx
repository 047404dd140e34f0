import { t } from '@goats/words';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from './api/client.ts';
import { hearRelease, siteRelease } from './browser/site-release.ts';
import { Button } from './button.tsx';

/** A player's own line tells it; whoever has none asks, and only while somebody looks. */
const ASK_EVERY_MS = 60 * 60_000;

interface ReleaseBarProps {
  /** Not now: somebody plays a match, and its clock runs. */
  readonly quiet?: boolean;
  readonly reload?: () => void;
}

/** Offers the new release to a page of the last one. */
export default function ReleaseBar({
  quiet = false,
  reload = () => location.reload(),
}: ReleaseBarProps) {
  const { other, later } = useSyncExternalStore(siteRelease.subscribe, siteRelease.get);
  useEffect(askNowAndThen, []);
  if (other === null || other === later || quiet) return null;
  return (
    <section
      aria-label={t('New version')}
      className="release-bar sticky bottom-0 z-46 border-t border-line-2 bg-pitch-850 animate-[rise-in_240ms_var(--ease-enter)]"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-3 py-3">
        <p role="status" className="text-small text-chalk-2">
          {t('The site has a new version. Load it whenever it suits you.')}
        </p>
        <div className="flex gap-2.5">
          <Button variant="ghost" size="sm" onClick={() => siteRelease.set({ later: other })}>
            {t('Later@@button: load the new version of the site later')}
          </Button>
          <Button variant="outline" size="sm" onClick={reload}>
            {t('Load It@@button: load the new version of the site')}
          </Button>
        </div>
      </div>
    </section>
  );
}

function askNowAndThen(): () => void {
  let askedAt = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_EVERY_MS) return;
    askedAt = Date.now();
    api('GET /api/health', {}).then(
      ({ release }) => hearRelease(release),
      () => undefined,
    );
  };
  const looking = setInterval(look, ASK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(looking);
    document.removeEventListener('visibilitychange', look);
  };
}
