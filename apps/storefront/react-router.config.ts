import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  ssr: true,
  // The route table is small: sending it whole spares a request before the first link works.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
