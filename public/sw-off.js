// Published as sw.js, this worker becomes active at once, deletes all caches and unregisters
// (docs/decisions/0004-offline.md).

self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
