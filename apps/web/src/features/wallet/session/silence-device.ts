import { ownSubscription } from '@goats/ui/browser/push-subscription.ts';

/**
 * The server lets a device ring no longer than its session. The browser is told too, so that not
 * even what is on its way reaches the next person here. Nobody waits for it: it may ask the network.
 */
export function silenceDevice(): void {
  ownSubscription()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => undefined);
}
