/**
 * Origins that may be called to deliver a push; `*.` stands for any subdomain. A subscription contains a URL that the
 * market will call, so any other origin is refused.
 */
export type PushServices = readonly string[];

/** Push services of Chrome and Edge, Firefox, Safari and Windows. */
export const knownPushServices: PushServices = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://web.push.apple.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
];

/** Whether a URL belongs to a push service. */
export function isPushService(endpoint: string, services: PushServices = knownPushServices): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return services.some((service) => {
    const [scheme = '', name = ''] = service.split('//');
    if (!name.startsWith('*.')) return service === origin;
    return scheme === protocol && host.endsWith(name.slice(1));
  });
}
