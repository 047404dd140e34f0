import { forgetEverything } from './release.ts';

declare const self: ServiceWorkerGlobalScope;

/** Served instead of the worker with SERVICE_WORKER=off: takes its place, tidies up and goes. */
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetEverything(caches).then(() => self.registration.unregister()));
});
