// Shows what the market tells this browser, and opens what it is about. It caches nothing and answers no request.

self.addEventListener('push', (event) => {
  const { title, body, lang, dir, tag, path } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, lang, dir, tag, renotify: true, data: { path } }),
  );
});

// A tab that is open is used again.
async function open(path) {
  const target = new URL(path, self.location.origin).href;
  const [tab] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!tab) return self.clients.openWindow(target);
  await tab.focus();
  // Only tabs that this worker controls can be led on; the others get the page beside them.
  return tab.navigate(target).catch(() => self.clients.openWindow(target));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
