import { ownSubscription, ownWorker } from '@goats/ui/browser/push-subscription.ts';
import { t } from '@goats/words';

/** How far this browser can ring, found out without asking anybody for anything. */
export type Device =
  | 'insecure'
  | 'home-screen'
  | 'unable'
  | 'refused'
  | 'no-worker'
  | 'silent'
  | 'subscribed';

/** The page registers its worker when it has nothing else to do. */
const WORKER_MS = 3_000;
/** The worker fetches a whole release before it works. */
const WORKER_READY_MS = 20_000;

export async function readDevice(): Promise<Device> {
  if (!isSecureContext) return 'insecure';
  if (!('PushManager' in window && 'Notification' in window)) {
    return isAppleTouch() && !isInstalled() ? 'home-screen' : 'unable';
  }
  if (Notification.permission === 'denied') return 'refused';
  const worker = (await ownWorker()) ?? (await within(WORKER_MS));
  if (!worker) return 'no-worker';
  return (await worker.pushManager.getSubscription()) ? 'subscribed' : 'silent';
}

/** The browser's own question. Only a press may lead here; false when the answer was not a yes. */
export async function mayRing(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** `return onPermissionChange(look)` in an effect. */
export function onPermissionChange(tell: () => void): () => void {
  const gone = new AbortController();
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', tell, { signal: gone.signal }))
    // Not every browser knows this permission by its name.
    .catch(() => undefined);
  return () => gone.abort();
}

export interface Address {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** `await api('PUT /api/me/push', { body: { ...(await subscribe(publicKey)), topics } })` */
export async function subscribe(publicKey: string): Promise<Address> {
  const worker = await within(WORKER_READY_MS);
  if (!worker) throw new Error(t('The part that rings is still on its way. Try again soon.'));
  // One that was made for another key would stand in the way.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  try {
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    return addressOf(await worker.pushManager.subscribe(options));
  } catch {
    throw new Error(
      t(
        'Your browser did not reach its own push service. Some have a setting that switches it off.',
      ),
    );
  }
}

/** Where this browser rings; an error when it stopped in the meantime. */
export async function ownAddress(): Promise<Address> {
  const subscription = await ownSubscription();
  if (!subscription) throw new Error(t('This browser has stopped ringing meanwhile.'));
  return addressOf(subscription);
}

export async function unsubscribe(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
}

async function within(ms: number): Promise<ServiceWorkerRegistration | undefined> {
  const late = new Promise<undefined>((done) => setTimeout(done, ms, undefined));
  return Promise.race([navigator.serviceWorker?.ready, late]);
}

function addressOf(subscription: PushSubscription): Address {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
