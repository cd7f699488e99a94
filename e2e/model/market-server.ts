import type { CallInput } from '@promenade/contract/client';
import { Refusal } from '@promenade/contract/client';
import { type Caller, fixture, type TestMarket } from '../../apps/server/src/testing/index.ts';
import { cartsOfCustomer } from '../../apps/server/src/modules/cart/index.ts';
import { inTransaction } from '../../apps/server/src/platform/database/transaction.ts';
import type { CartCall, Lines, Who } from '../../apps/storefront/src/features/cart/core/cart-op.ts';
import type { CartEvent } from '../../apps/storefront/src/features/cart/core/follow-cart.ts';
import type { Asked, Basket, Good } from './reference.ts';
import { Reference } from './reference.ts';

export const moduleIds: Readonly<Record<string, string>> = fixture.modules;
const everywhere = [fixture.zones.centre, fixture.zones.coast];
const nameOf = (moduleId: string): string =>
  Object.keys(moduleIds).find((name) => moduleIds[name] === moduleId) ?? 'food';

/** A shopper's identity in the reference model. */
export const shopperOf = (who: Who): string => ('token' in who ? who.token : who.guestId);
const callerOf = (who: Who): Caller => ('token' in who ? { token: who.token } : { guestId: who.guestId });
const keyOfLine = ({ item, variation }: Lines[number]): string =>
  [item.id, ...variation.map((choice) => ('type' in choice ? choice.type : choice.values.label.join()))].join(
    ' ',
  );

// Refusals that a shopper with an outdated screen may get.
const meant: ReadonlySet<string> = new Set([
  'other_store',
  'out_of_limits',
  'out_of_stock',
  'no_changes',
  'line_not_found',
  'parked_cart_not_found',
]);

interface Follower {
  readonly who: Who;
  readonly moduleId: string;
  readonly tell: (event: CartEvent) => void;
}

/** The real server with the reference model beside it: every write goes to both, and both must agree. */
export class MarketServer {
  readonly #market: TestMarket;
  readonly reference = new Reference();
  readonly followers = new Set<Follower>();
  /** Idempotency keys of the requests received. */
  readonly receivedKeys = new Set<string>();
  /** Disagreements between server and reference, or requests from a tab that nobody can have meant. */
  readonly wrongs: string[] = [];
  readonly #done = new Set<string>();
  readonly #parked = new Map<string, Basket>();
  readonly goods: ReadonlyMap<string, Good>;

  constructor(market: TestMarket, goods: readonly Good[]) {
    this.#market = market;
    this.goods = new Map(goods.map((good) => [good.key, good]));
  }

  list(who: Who, moduleId: string): Promise<Lines> {
    return this.#market.call('cart.list', {}, { ...callerOf(who), module: moduleId, zones: everywhere });
  }

  /** The ids of the parked carts in a module, latest first. */
  async parked(who: Who, moduleId: string): Promise<string[]> {
    const carts = await this.#market.call('cart.parked', {}, callerOf(who));
    const ids = carts.filter(({ module_id }) => module_id === moduleId).map(({ id }) => id);
    const baskets = this.reference.of(shopperOf(who), nameOf(moduleId)).aside.map(({ basket }) => basket);
    ids.forEach((id, place) => {
      const basket = baskets[place];
      if (basket) this.#parked.set(id, basket);
    });
    return ids;
  }

  async serve({ id, input }: CartCall, who: Who, moduleId: string, key: string | undefined): Promise<Lines> {
    if (key === undefined) return this.list(who, moduleId);
    this.#market.clock.advance(1);
    this.receivedKeys.add(key);
    const caller = { ...callerOf(who), module: moduleId, zones: everywhere };
    // Only the first request with a key counts, whoever sends it: a guest who has signed in must not repeat it as a
    // customer.
    const isFirst = !this.#done.has(key);
    const agrees = isFirst
      ? this.reference.ask(shopperOf(who), nameOf(moduleId), this.#asked({ id, input } as CartCall))
      : true;
    try {
      const keyed = { ...input, idempotencyKey: key } as CallInput<typeof id>;
      const lines = (await this.#market.call(id, keyed, caller)) as Lines;
      if (!agrees) this.wrongs.push(`${id} was allowed: ${JSON.stringify(input)}`);
      this.#done.add(key);
      this.#name(who, moduleId, lines, isFirst);
      await this.#tell(who);
      return lines;
    } catch (error) {
      const code = error instanceof Refusal ? error.code : String(error);
      if (agrees || !meant.has(code))
        this.wrongs.push(`${id} was refused, ${code}: ${JSON.stringify(input)}`);
      throw error;
    }
  }

  /** A guest signs in: what the accounts room does with the carts. */
  async signIn(
    guest: { readonly shopperId: string; readonly guestId: string },
    customer: { readonly shopperId: string; readonly token: string },
  ) {
    this.#market.clock.advance(1);
    await inTransaction(
      this.#market.ctx,
      (ctx) => cartsOfCustomer.follow?.(ctx, guest.shopperId, customer.shopperId) ?? Promise.resolve(),
    );
    this.reference.ask(customer.token, 'food', { do: 'follow', from: guest.guestId });
    await this.#tell({ guestId: guest.guestId });
    await this.#tell({ token: customer.token });
  }

  async eventFor(who: Who, moduleId: string): Promise<CartEvent> {
    const lines = await this.list(who, moduleId);
    // Tabs show the lines alone: how many carts are parked is asked of the server where a story ends.
    return { lines, parked: this.reference.of(shopperOf(who), nameOf(moduleId)).aside.length };
  }

  async #tell(who: Who): Promise<void> {
    const events = new Map<string, CartEvent>();
    for (const { who: by, moduleId, tell } of [...this.followers]) {
      if (shopperOf(by) !== shopperOf(who)) continue;
      const event = events.get(moduleId) ?? (await this.eventFor(who, moduleId));
      events.set(moduleId, event);
      tell(event);
    }
  }

  /** Line ids come from the server: the reference adopts them, and nothing else. */
  #name(who: Who, moduleId: string, lines: Lines, isFirst: boolean): void {
    if (!isFirst) return;
    for (const line of this.reference.of(shopperOf(who), nameOf(moduleId)).open.lines) {
      const id = lines.find((one) => keyOfLine(one) === line.good.key)?.id;
      if (line.id === undefined && id !== undefined) line.id = id;
    }
  }

  #asked({ id, input }: CartCall): Asked {
    const { params, query, body } = input as {
      params?: { id: string };
      query?: { cart_id: string };
      body?: AnyBody;
    };
    if (id === 'cart.restoreParked')
      return { do: 'restore', basket: this.#parked.get(params?.id ?? '') ?? { lines: [], touched: 0 } };
    if (id === 'cart.takeAlong') return { do: 'take', from: body?.guest_id ?? '' };
    if (id === 'cart.removeLine') return { do: 'remove', id: query?.cart_id ?? '' };
    if (id === 'cart.update') return { do: 'set', id: body?.cart_id ?? '', quantity: body?.quantity ?? 0 };
    const key = [
      body?.item_id,
      ...(body?.variation ?? []).map((choice) => choice.type ?? choice.values?.label.join()),
    ].join(' ');
    const wish = body?.keep_both ? 'park' : body?.replace ? 'replace' : 'ask';
    return { do: 'add', good: this.goods.get(key) as Good, wish };
  }
}

interface AnyBody {
  readonly guest_id?: string;
  readonly cart_id?: string;
  readonly quantity?: number;
  readonly item_id?: string;
  readonly keep_both?: boolean;
  readonly replace?: boolean;
  readonly variation?: readonly {
    readonly type?: string;
    readonly values?: { readonly label: readonly string[] };
  }[];
}

/** The content of a cart as comparable texts. */
export const wordsOf = (lines: Lines): string[] =>
  lines.map((line) => `${line.quantity} × ${keyOfLine(line)}`).sort();
export const wordsOfBasket = ({ lines }: Basket): string[] =>
  lines.map(({ good, quantity }) => `${quantity} × ${good.key}`).sort();
