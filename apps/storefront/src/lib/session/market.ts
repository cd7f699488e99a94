import type { Reply } from '@promenade/contract/calls';
import { createContext, use } from 'react';

/** Fields that no page reads are for other programs: they would add to the size of each page. */
export const unreadConfig = [
  'base_urls',
  'firebase_otp_verification',
  'social_login',
  'apple_login',
  'schedule_slot_minutes',
] as const;

/** The market's own configuration, read once per page load (SYS-07). */
export interface Market {
  /** The market's public address, `https://market.example`: canonical addresses begin with it. */
  readonly origin: string;
  readonly config: Omit<Reply<'settings.config'>, (typeof unreadConfig)[number]>;
  /** Active and inactive modules; the chosen one is in the visit. */
  readonly modules: Reply<'settings.modules'>;
}

export const MarketContext = createContext<Market | null>(null);

/** `const { config } = useMarket()`. */
export function useMarket(): Market {
  const market = use(MarketContext);
  if (!market) throw new Error('useMarket outside of MarketContext');
  return market;
}
