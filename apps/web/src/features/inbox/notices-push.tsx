import { Button } from '@goats/ui/button.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import type { ReactNode } from 'react';
import type { Device } from './notices-device.ts';
import {
  type Notices,
  useDevice,
  useRing,
  useRingWhileOpen,
  useStopRinging,
} from './notices-queries.ts';
import { TopicChoice } from './notices-topics.tsx';

/** Whether this browser rings when nobody looks, and for what. */
export function RingThisDevice({ notices }: { notices: Notices }) {
  const { data: device } = useDevice();
  return (
    <section aria-labelledby="ring-this-device" className="grid gap-4 pt-2">
      <div>
        <h3 id="ring-this-device" className="text-card">
          {t('Ring this device')}
        </h3>
        <p className="mt-1 text-small text-chalk-2">
          {t(
            'Close the tab and go live your life. When something of yours happens, a goat bleats here.',
          )}
        </p>
      </div>
      {device === undefined ? (
        <Skeleton className="h-12" />
      ) : device === 'silent' || device === 'subscribed' ? (
        <Bell notices={notices} subscribed={device === 'subscribed'} />
      ) : (
        <Cannot device={device} />
      )}
    </section>
  );
}

/** One button in one place, so that whoever pressed it by keyboard is not thrown out. */
function Bell({ notices, subscribed }: { notices: Notices; subscribed: boolean }) {
  const ring = useRing();
  const stop = useStopRinging();
  // The server forgets a device with its session, the browser when it is told to: both must know.
  const chosen = subscribed ? notices.push.thisDevice : undefined;
  const others = notices.push.devices - (notices.push.thisDevice ? 1 : 0);
  return (
    <>
      <p role="status" className="text-small empty:hidden">
        {chosen?.length === 0 &&
          `${t('It may ring, but for nothing: tick what you want to hear of.')} `}
        {chosen && chosen.length > 0 && `${t('This device rings.')} `}
        {others > 0 &&
          t(
            '{others, plural, one {# other device of yours rings too.} other {# other devices of yours ring too.}}',
            { others },
          )}
      </p>
      {chosen && (
        <TopicChoice
          where="push"
          label={t('What this device rings for')}
          all={notices.topics}
          chosen={chosen}
        />
      )}
      <Button
        key="bell"
        variant={chosen ? 'outline' : 'primary'}
        className="justify-self-start"
        busy={ring.isPending || stop.isPending}
        busyWord={
          chosen ? t('Stopping...@@the ringing') : t('Asking...@@the browser whether we may ring')
        }
        onClick={() => (chosen ? stop.mutate() : ring.mutate(notices))}
      >
        {chosen ? t('Stop ringing') : t('Ring this device')}
      </Button>
    </>
  );
}

type Unable = Exclude<Device, 'silent' | 'subscribed'>;

const WHY: Readonly<Record<Unable, string>> = {
  unable: t(
    'This browser cannot ring once its page is closed. A newer one can, and so can most others.',
  ),
  'home-screen': t(
    'On an iPhone or iPad only what lives on the home screen may ring. Add to home screen first: tap Share, then Add to Home Screen, open the goats from there and come back to this place.',
  ),
  refused: t(
    'You once told this browser that we may not ring. Fair enough. To change it, open the settings of this site (the icon beside the address, or long-press the app), allow notifications, and look here again.',
  ),
  insecure: t(
    'The address of this site begins with http, and browsers let only https ring. So you can be told only while a page of ours is open.',
  ),
  'no-worker': t(
    'This site does without the little helper that stays awake. So this browser can tell you only while a page of ours is open.',
  ),
};

function Cannot({ device }: { device: Unable }) {
  return (
    <Note>
      {WHY[device]}
      {device === 'no-worker' && <WhileOpen />}
    </Note>
  );
}

function WhileOpen() {
  const ask = useRingWhileOpen();
  if (Notification.permission === 'granted')
    return ` ${t('There it rings, also when you look elsewhere.')}`;
  return (
    <Button
      size="sm"
      variant="outline"
      className="mt-3 block"
      busy={ask.isPending}
      onClick={() => ask.mutate()}
    >
      {t('Ring while a page is open')}
    </Button>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-row border border-line bg-well px-4 py-3.5 text-small text-chalk-2">
      {children}
    </div>
  );
}
