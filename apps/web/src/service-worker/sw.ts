import { answer } from './answer.ts';
import { follow, type Icons, isWebKit, tell } from './notify.ts';
import { ownPath, readPush } from './push-message.ts';
import {
  forgetOtherReleases,
  keepLanguageOf,
  keepRelease,
  languageOf,
  type Release,
} from './release.ts';
import { resubscribe } from './resubscribe.ts';

/** Written in by the build: scripts/setup/build-worker.mjs. */
declare const __RELEASE__: Release;
declare const __ICONS__: Icons;
declare const self: ServiceWorkerGlobalScope;

const { clients, registration } = self;
const { origin } = self.location;

// No skipWaiting: whoever has a tab of the last release open keeps the worker that knows its files.
self.addEventListener('install', (event) => {
  event.waitUntil(keep());
});

async function keep(): Promise<void> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const spoken = new Set(open.map(({ url }) => languageOf(url, __RELEASE__)));
  const languages = spoken.size > 0 ? [...spoken] : ['en'];
  await keepRelease(__RELEASE__, languages, caches, fetch.bind(self));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(begin());
});

async function begin(): Promise<void> {
  await forgetOtherReleases(__RELEASE__, caches);
  await registration.navigationPreload?.enable();
  // The very first tab came before its worker and may need a chunk as well.
  await clients.claim();
}

self.addEventListener('fetch', (event) => {
  const answered = answer(event.request, {
    origin,
    languageOf: (url) => languageOf(url, __RELEASE__),
    shelves: caches,
    fetch: fetch.bind(self),
    ahead: async () => event.preloadResponse,
  });
  if (answered) event.respondWith(answered);
  if (event.request.mode !== 'navigate') return;
  event.waitUntil(keepLanguageOf(event.request.url, __RELEASE__, caches, fetch.bind(self)));
});

self.addEventListener('push', (event) => {
  const message = readPush(event.data?.text(), origin);
  if (message) {
    const mustShow = isWebKit(navigator.userAgent);
    event.waitUntil(tell(message, clients, registration, __ICONS__, mustShow));
  }
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(follow(ownPath(event.notification.data?.href, origin), clients));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(resubscribe(event.oldSubscription, registration.pushManager, fetch.bind(self)));
});
