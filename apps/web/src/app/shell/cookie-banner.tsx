import { localMemory } from '@goats/ui/browser/safe-storage.ts';
import { Button } from '@goats/ui/button.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { t } from '@goats/words';
import { Suspense, useState, useSyncExternalStore } from 'react';
import {
  ACCEPT_ALL,
  type CookieConsent,
  loadConsent,
  REJECT_ALL,
  saveConsent,
} from '../../site/cookie-consent.ts';
import { cookieSettings, openCookieSettings } from './cookie-settings-state.ts';

const CookieSettings = lazyPart(() => import('./cookie-settings.tsx'));

export default function CookieBanner() {
  const [consent, setConsent] = useState(() => loadConsent(localMemory));
  const open = useSyncExternalStore(cookieSettings.subscribe, cookieSettings.isOpen, () => false);
  const decide = (choice: CookieConsent) => {
    saveConsent(localMemory, choice);
    setConsent(choice);
    cookieSettings.setOpen(false);
  };
  return (
    <>
      {consent === null && (
        <section
          aria-label={t('Cookies')}
          // Sticky, not fixed: at the end of the page it stands below the last line, not over it.
          className="cookie-question sticky bottom-0 z-50 border-t-[1.5px] border-line-2 bg-pitch-850 animate-[rise-in_240ms_var(--ease-enter)]"
        >
          <div className="wrap grid items-center gap-3 py-4 md:grid-cols-[1fr_auto] md:gap-6 md:py-5">
            <p className="text-small text-chalk-2">
              {t(
                'Cookies keep you signed in and remember how you like things. Essential ones stay on.',
              )}
            </p>
            <div className="grid grid-cols-2 gap-1.5 min-[22rem]:flex min-[22rem]:*:flex-1 xs:gap-2.5 sm:flex-wrap sm:gap-3 sm:*:flex-none">
              <Button
                variant="ghost"
                size="sm"
                onClick={openCookieSettings}
                className="max-[21.99rem]:order-last max-[21.99rem]:col-span-2 max-xs:px-1 min-[22rem]:max-sm:flex-none"
              >
                {t('Cookie Settings')}
              </Button>
              <Button
                variant="outline"
                size="sm"
                className="max-sm:px-2"
                onClick={() => decide(REJECT_ALL)}
              >
                {t('Reject All')}
              </Button>
              <Button
                variant="outline"
                size="sm"
                className="max-sm:px-2"
                onClick={() => decide(ACCEPT_ALL)}
              >
                {t('Accept All')}
              </Button>
            </div>
          </div>
        </section>
      )}
      {open && (
        <Suspense>
          <CookieSettings
            consent={consent ?? REJECT_ALL}
            onSave={decide}
            onClose={() => cookieSettings.setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
