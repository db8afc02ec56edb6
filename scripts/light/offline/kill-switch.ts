import type { WorkerScope } from './scope';

declare const self: WorkerScope;

// Published as sw.js, this worker becomes active at once, deletes all caches and unregisters
// (docs/decisions/0004-offline.md).

async function forget(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(forget());
});
