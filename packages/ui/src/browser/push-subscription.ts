/** The service worker of this site, if this browser has one. */
export const ownWorker = async () => navigator.serviceWorker?.getRegistration();

/** Where this browser rings, if it does. */
export const ownSubscription = async () => (await ownWorker())?.pushManager?.getSubscription();
