import { decideChoices } from '@promenade/domain/catalog';
import type { Reply } from '@promenade/contract/calls';
import { fixture, type TestMarket } from '../../apps/server/src/testing/index.ts';
import { newLineId } from '../../apps/storefront/src/features/cart/core/cart-op.ts';
import { chosenLine, linePayload } from '../../apps/storefront/src/features/cart/screen-line.ts';
import { domainItem } from '../../apps/storefront/src/lib/wire/domain-item.ts';
import { MarketServer, moduleIds, shopperOf, wordsOf, wordsOfBasket } from './market-server.ts';
import { Network } from './network.ts';
import { type Random, randomOf } from './random.ts';
import type { Good } from './reference.ts';
import { type Browser, decimals, Tab, type World } from './tab.ts';
import { VirtualTime } from './virtual-time.ts';

type WireItem = Reply<'catalog.item'>;
type Choice = Parameters<typeof decideChoices>[1];

/** An item with what a tab needs to choose it. */
export interface Offer {
  readonly good: Good;
  readonly item: WireItem;
  readonly choice: Choice;
}

const { items, modules, zones } = fixture;
const wares = [
  { id: items.pasta, module: 'food' },
  {
    id: items.pizza,
    module: 'food',
    choice: { food: [{ name: 'Size', labels: ['Small'] }] },
    label: 'Small',
  },
  {
    id: items.pizza,
    module: 'food',
    choice: { food: [{ name: 'Size', labels: ['Large'] }] },
    label: 'Large',
  },
  { id: items.lemonade, module: 'food', most: 3 },
  { id: items.croissant, module: 'food' },
  { id: items.chorizo, module: 'food' },
  { id: items.rice, module: 'grocery' },
  { id: items.coffee, module: 'grocery', choice: { variationType: '250g' }, label: '250g', most: 3 },
] as const;

/** The items of the fixture's market that these stories buy. */
export async function listOffers(market: TestMarket): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (const ware of wares) {
    const caller = { module: modules[ware.module], zones: [zones.centre, zones.coast] };
    const item = await market.call('catalog.item', { params: { id: ware.id } }, caller);
    const key = 'label' in ware ? `${ware.id} ${ware.label}` : ware.id;
    const most = 'most' in ware ? ware.most : 9999;
    const good = { key, module: ware.module, store: item.store_id, most };
    offers.push({ good, item, choice: 'choice' in ware ? (ware.choice as Choice) : {} });
  }
  return offers;
}

/** One evening of two tabs and a second device, determined by its seed. */
export class Story {
  readonly #random: Random;
  readonly #market: TestMarket;
  readonly #offers: readonly Offer[];
  readonly #world: World;
  readonly #time = new VirtualTime();
  readonly #network: Network;

  constructor(seed: number, market: TestMarket, offers: readonly Offer[]) {
    this.#random = randomOf(seed);
    this.#market = market;
    this.#offers = offers;
    this.#network = new Network(this.#time, this.#random);
    const keys: string[] = [];
    const newIdempotencyKey = (): string => {
      const key = `story-${seed}-change-${keys.length}`;
      keys.push(key);
      return key;
    };
    const server = new MarketServer(
      market,
      offers.map(({ good }) => good),
    );
    this.#world = {
      time: this.#time,
      network: this.#network,
      server,
      newIdempotencyKey,
      keys,
      unsure: new Set(),
    };
  }

  /** Returns what is wrong at the end; empty if all is well. */
  async run(): Promise<string[]> {
    const guest = await this.#market.newGuest();
    const customer = await this.#market.newCustomer();
    const home: Browser = { token: null, guestId: guest.guestId, tabs: [] };
    const phone: Browser = { token: customer.token, guestId: null, tabs: [] };
    const food = moduleIds['food'] as string;
    const tabs = [
      new Tab(this.#world, home, food),
      new Tab(this.#world, home, food),
      new Tab(this.#world, phone, food),
    ];
    const taps = this.#random.between(8, 22);
    const signInAt = this.#random.chance(0.8) ? this.#random.between(0, taps) : -1;
    for (let tap = 0; tap <= taps; tap += 1) {
      if (tap === signInAt) this.#signIn(home, guest, customer);
      await this.#tap(this.#random.pick(tabs));
      await this.#time.run(
        this.#time.now() + (this.#random.chance(0.5) ? 10 : this.#random.between(20, 1200)),
      );
    }
    await this.#calm(tabs);
    return [...(await this.#wrongs(tabs)), ...(home.token === null ? [] : this.#leftBehind(guest.guestId))];
  }

  #signIn(
    home: Browser,
    guest: { shopperId: string; guestId: string },
    customer: { shopperId: string; token: string },
  ): void {
    const done = (): void => {
      home.token = customer.token;
      home.guestId = null;
      for (const tab of home.tabs) this.#time.after(this.#random.between(0, 40), () => tab.storageChanged());
    };
    this.#time.after(this.#network.delayMs(), async () => {
      await this.#world.server.signIn(guest, customer);
      this.#time.after(this.#network.delayMs(), done);
    });
  }

  async #tap(tab: Tab): Promise<void> {
    const dice = this.#random.next();
    if (dice < 0.06) return tab.reload();
    if (dice < 0.12) return tab.show(moduleIds[this.#random.pick(['food', 'grocery'])] as string);
    if (dice < 0.2) return this.#restore(tab);
    const { lines } = tab.screen();
    if (dice < 0.55 || lines.length === 0) return this.#add(tab);
    const line = this.#random.pick(lines);
    if (dice < 0.68) return tab.do({ kind: 'remove', pending: { kind: 'remove', lineId: line.id } });
    const changed = { ...line, quantity: Math.max(1, line.quantity + this.#random.pick([1, 1, -1])) };
    return tab.do({
      kind: 'update',
      pending: { kind: 'update', line: changed },
      body: linePayload(changed, decimals),
    });
  }

  async #restore(tab: Tab): Promise<void> {
    const ids = await this.#world.server.parked(tab.who(), tab.moduleId);
    if (ids.length > 0) tab.do({ kind: 'restore', parkedId: this.#random.pick(ids) });
  }

  #add(tab: Tab): void {
    const module = Object.keys(moduleIds).find((name) => moduleIds[name] === tab.moduleId);
    const { item, choice } = this.#random.pick(this.#offers.filter(({ good }) => good.module === module));
    const choices = decideChoices(domainItem(item, decimals), choice);
    if (!choices.ok) throw new Error(`An offer that cannot be chosen: ${item.name}`);
    const line = chosenLine({ item, choices, quantity: 1 }, newLineId(String(this.#random.next())), decimals);
    const otherStore = this.#random.pick(['ask', 'ask', 'replace', 'park', 'park'] as const);
    const store = { id: item.store_id, name: item.store_name };
    tab.do({
      kind: 'add',
      pending: { kind: 'add', line, store, otherStore },
      body: {
        ...linePayload(line, decimals),
        replace: otherStore === 'replace',
        keep_both: otherStore === 'park',
      },
    });
  }

  /** What a guest put into a cart belongs to the customer after signing in, however late it arrived. */
  #leftBehind(guestId: string): string[] {
    const { reference } = this.#world.server;
    const kept = ['food', 'grocery'].map((module) => reference.of(guestId, module));
    const lines = kept
      .flatMap(({ open, aside }) => [open, ...aside.map(({ basket }) => basket)])
      .flatMap(wordsOfBasket);
    return lines.length > 0 ? [`left with the guest: ${lines}`] : [];
  }

  /** The network recovers: everything under way arrives. */
  async #calm(tabs: readonly Tab[]): Promise<void> {
    Object.assign(this.#network.weather, { lost: 0, broken: 0 });
    for (let minute = 0; minute < 10; minute += 1) {
      await this.#time.run(this.#time.now() + 60_000);
      if (tabs.every(({ core }) => core.isIdle())) break;
    }
  }

  async #wrongs(tabs: readonly Tab[]): Promise<string[]> {
    const { server } = this.#world;
    const wrongs = [...server.wrongs];
    const expectSame = (what: string, seen: readonly string[], right: readonly string[]): void => {
      if (seen.join() !== right.join()) wrongs.push(`${what}: [${seen}] and not [${right}]`);
    };
    for (const [place, tab] of tabs.entries()) {
      const module = tab.moduleId === moduleIds['food'] ? 'food' : 'grocery';
      const { open, aside } = server.reference.of(shopperOf(tab.who()), module);
      const kept = await server.list(tab.who(), tab.moduleId);
      const shown = tab.screen().lines.map((line) => ({ id: line.id, quantity: line.quantity }));
      expectSame(`server of tab ${place}`, wordsOf(kept), wordsOfBasket(open));
      const ids = (lines: readonly { id: string; quantity: number }[]) =>
        lines.map(({ id, quantity }) => `${quantity} × ${id}`);
      expectSame(`screen of tab ${place}`, ids(shown), ids(kept));
      expectSame(
        `kept of tab ${place}`,
        [`${(await server.parked(tab.who(), tab.moduleId)).length}`],
        [`${aside.length}`],
      );
      const { pending, waits } = tab.core.snapshot(tab.moduleId);
      if (pending.length > 0 || waits || !tab.core.isIdle()) wrongs.push(`tab ${place} is not done`);
    }
    const { keys, unsure } = this.#world;
    const unsent = keys.filter((key) => !server.receivedKeys.has(key) && !unsure.has(key));
    if (unsent.length > 0) wrongs.push(`never sent: ${unsent}`);
    return wrongs;
  }
}
