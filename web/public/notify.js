// Phones let a page notify only through a worker. It does nothing else: no cache, no fetching.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = new URL(`table/${event.notification.tag}`, registration.scope).pathname;
  event.waitUntil(
    clients.matchAll({ type: 'window' }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === path);
      return open ? open.focus() : clients.openWindow(path);
    }),
  );
});
