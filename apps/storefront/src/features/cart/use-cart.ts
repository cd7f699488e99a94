import { applyPending, type Cart } from '@promenade/domain/cart';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { writeStored } from '../../lib/session/browser-store.ts';
import { useMarket } from '../../lib/session/market.ts';
import { storedModule } from '../../lib/session/stored-module.ts';
import { useLetsVehicles } from '../../lib/session/use-lets-vehicles.ts';
import { useStored } from '../../lib/session/use-stored.ts';
import { useVisit } from '../../lib/session/use-visit.ts';
import { useInBrowser } from '../../lib/view/use-in-browser.ts';
import { type BrowserCore, browserCore, linesKey } from './browser-core.ts';
import type { CartSnapshot } from './core/cart-core.ts';
import { shareStream } from './live.ts';
import { parkedQuery } from './parked-query.ts';
import { type ScreenLine, screenCart, subtotalOf } from './screen-line.ts';

/** The module whose cart this page shows (MOD-07); '' in a market without modules. */
export const useModuleId = (): string => useVisit().module?.id ?? '';

/** This tab's cart core; exists in the browser only, so call it from effects, events and queries. */
export function useBrowserCore(): () => BrowserCore {
  const client = useQueryClient();
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const { t } = useTranslation();
  return () => browserCore(client, decimals, t('offline.cartLapsed'));
}

function useLinesQuery() {
  const core = useBrowserCore();
  const moduleId = useModuleId();
  return queryOptions({
    queryKey: linesKey(moduleId),
    queryFn: () => core().core.read(moduleId),
    // The core retries by itself.
    retry: false,
  });
}

/** The server's latest lines of the page's module. */
export const useLines = () => useQuery(useLinesQuery());

const lookAgainMs = 30_000;

/**
 * Reads the lines again when the cart is opened, and now and then while it is open: the stream reports what the
 * shopper changes, but not the shop's prices, stock and hours.
 */
export function useLinesOfNow(open: boolean): void {
  const { refetch } = useQuery({
    ...useLinesQuery(),
    refetchInterval: open && lookAgainMs,
    refetchOnWindowFocus: open,
  });
  useEffect(() => {
    if (open) void refetch();
  }, [open, refetch]);
}

/** Records that the cart has become an order, in the same step as on the server. */
export function useCartPlaced(): () => void {
  const core = useBrowserCore();
  const moduleId = useModuleId();
  return () => {
    core().core.emptied(moduleId);
    writeStored('cart-list', '0');
  };
}

const nothing: CartSnapshot = { lines: undefined, pending: [], waits: false };
const never = (): (() => void) => () => undefined;

function useSnapshot(): CartSnapshot {
  const core = useBrowserCore();
  const moduleId = useModuleId();
  const isBrowser = typeof window !== 'undefined';
  return useSyncExternalStore(
    isBrowser ? core().subscribe : never,
    () => core().core.snapshot(moduleId),
    () => nothing,
  );
}

/**
 * Whether a change starts waiting for a connection before its answer arrives: the screen may go on then, as the
 * change will be made.
 */
export function useComesToWait(): (answer: Promise<unknown>) => Promise<boolean> {
  const core = useBrowserCore();
  const moduleId = useModuleId();
  return (answer) =>
    new Promise((resolve) => {
      const end = (waits: boolean): void => {
        stop();
        resolve(waits);
      };
      const look = (): void => {
        if (core().core.snapshot(moduleId).waits) end(true);
      };
      const stop = core().subscribe(look);
      answer.then(
        () => end(false),
        () => end(false),
      );
      look();
    });
}

/** Keeps the cart in sync with the shopper's other tabs and devices while it is rendered. */
function useLiveCart(): void {
  const core = useBrowserCore();
  const client = useQueryClient();
  const moduleId = useModuleId();
  const who = `${useStored('token')} ${useStored('guest_id')}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the core is one for the whole page.
  useEffect(
    () =>
      shareStream(moduleId, who, ({ lines, parked }) => {
        core().core.pushed(moduleId, lines);
        const known = client.getQueryData(parkedQuery.queryKey);
        if (known && known.length !== parked)
          void client.invalidateQueries({ queryKey: parkedQuery.queryKey });
      }),
    [moduleId, who, client],
  );
}

/**
 * The header's count is that of the module stored in the browser: another tab may show another one. In rental it is
 * the trip cart's (MOD-07).
 */
function useStoredCount(count: number | null): void {
  const moduleId = useModuleId();
  const letsVehicles = useLetsVehicles();
  useEffect(() => {
    const stored = storedModule()?.id ?? moduleId;
    if (count !== null && stored === moduleId && !letsVehicles) writeStored('cart-list', String(count));
  }, [count, moduleId, letsVehicles]);
}

/** The cart as the screen shows it: the server's lines with an overlay of unanswered changes. */
export interface CartState {
  readonly cart: Cart<ScreenLine>;
  readonly subtotalMinor: number;
  readonly isLoading: boolean;
  /** The server has answered at least once. */
  readonly isKnown: boolean;
  readonly error: Error | null;
  /** A change waits for a connection. */
  readonly waits: boolean;
  readonly retry: () => void;
}

export function useCart(): CartState {
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const { data: kept, error, refetch } = useLines();
  // A part that is hydrated late may find the cart loaded already; the server rendered it without one.
  const data = useInBrowser() ? kept : undefined;
  const { lines = data, pending, waits } = useSnapshot();
  useLiveCart();
  const cart = useMemo(
    () => applyPending(screenCart(lines ?? [], decimals), pending),
    [lines, pending, decimals],
  );
  useStoredCount(lines === undefined ? null : cart.lines.length);
  return {
    cart,
    subtotalMinor: subtotalOf(cart),
    // What was added without a connection is shown, though the rest of the cart is not known yet.
    isLoading: lines === undefined && !error && pending.length === 0,
    isKnown: lines !== undefined,
    error: lines === undefined && pending.length === 0 ? error : null,
    waits,
    retry: () => void refetch(),
  };
}
