/** An item with a choice, identified by both. */
export interface Good {
  readonly key: string;
  readonly module: string;
  readonly store: string;
  readonly most: number;
}
/** Line ids come from the server; the caller fills them in. */
export type Line = { id?: string; readonly good: Good; quantity: number };
export type Basket = { lines: Line[]; touched: number };
type Change =
  | { readonly do: 'add'; readonly good: Good; readonly wish: 'ask' | 'replace' | 'park' }
  | { readonly do: 'set'; readonly id: string; readonly quantity: number }
  | { readonly do: 'remove'; readonly id: string };
export type Asked =
  | Change
  | { readonly do: 'restore'; readonly basket: Basket }
  | { readonly do: 'follow'; readonly from: string }
  | { readonly do: 'take'; readonly from: string };

const empty = (): Basket => ({ lines: [], touched: 0 });
const storeOf = ({ lines }: Basket): string | undefined => lines[0]?.good.store;

/**
 * A reference model of carts in sixty lines that share no code with the product. Given the server's requests in
 * order, it says whether the server must accept each, and what every cart must contain.
 */
export class Reference {
  readonly #baskets = new Map<string, { open: Basket; aside: { at: number; basket: Basket }[] }>();
  #now = 0;

  of(who: string, module: string) {
    const kept = this.#baskets.get(`${who} ${module}`) ?? { open: empty(), aside: [] };
    this.#baskets.set(`${who} ${module}`, kept);
    return kept;
  }

  ask(who: string, module: string, asked: Asked): boolean {
    this.#now += 1;
    if (asked.do === 'follow' || asked.do === 'take') {
      for (const each of ['food', 'grocery']) this.#bring(asked.from, who, each, asked.do === 'take');
      return true;
    }
    const kept = this.of(who, module);
    const agreed = asked.do === 'restore' ? this.#reopen(kept, asked.basket) : this.#change(kept, asked);
    if (agreed) kept.open.touched = this.#now;
    return agreed;
  }

  #change(kept: ReturnType<Reference['of']>, asked: Change): boolean {
    if (asked.do === 'add') return this.#add(kept, asked.good, asked.wish);
    const { open } = kept;
    const line = open.lines.find(({ id }) => id === asked.id);
    if (!line) return false;
    if (asked.do === 'remove') open.lines = open.lines.filter((one) => one !== line);
    else if (asked.quantity === line.quantity || asked.quantity > line.good.most) return false;
    else line.quantity = asked.quantity;
    return true;
  }

  #add(kept: ReturnType<Reference['of']>, good: Good, wish: 'ask' | 'replace' | 'park'): boolean {
    const isOther = kept.open.lines.length > 0 && storeOf(kept.open) !== good.store;
    if (isOther && wish === 'ask') return false;
    const own = kept.aside.find(({ basket }) => wish === 'park' && storeOf(basket) === good.store)?.basket;
    // A cart that is emptied for another store keeps its identity.
    if (isOther && wish === 'replace') kept.open.lines = [];
    const into = isOther && wish === 'park' ? (own ?? empty()) : kept.open;
    const line = into.lines.find((one) => one.good.key === good.key);
    if ((line?.quantity ?? 0) >= good.most) return false;
    if (isOther && wish === 'park') kept.aside.unshift({ at: this.#now, basket: kept.open });
    kept.aside = kept.aside.filter(({ basket }) => basket !== into);
    kept.open = into;
    if (line) line.quantity += 1;
    else into.lines.push({ good, quantity: 1 });
    return true;
  }

  #reopen(kept: ReturnType<Reference['of']>, basket: Basket): boolean {
    if (!kept.aside.some((one) => one.basket === basket)) return false;
    kept.aside = kept.aside.filter((one) => one.basket !== basket);
    if (kept.open.lines.length > 0) kept.aside.unshift({ at: this.#now, basket: kept.open });
    kept.open = basket;
    return true;
  }

  /** CART-11: the newer cart is open, the other one is parked; a late addition joins the cart of its store. */
  #bring(from: string, to: string, module: string, joins: boolean): void {
    const [theirs, own] = [this.of(from, module), this.of(to, module)];
    own.aside = [...theirs.aside, ...own.aside].sort((a, b) => b.at - a.at);
    const [late, now] = [theirs.open, own.open];
    Object.assign(theirs, { open: empty(), aside: [] });
    if (late.lines.length === 0) return;
    if (joins && now.lines.length > 0 && storeOf(late) === storeOf(now)) {
      for (const line of late.lines) {
        const twin = now.lines.find((one) => one.good.key === line.good.key);
        if (twin) twin.quantity += line.quantity;
        else now.lines.push(line);
      }
      return;
    }
    const [newer, older] = now.lines.length === 0 || late.touched > now.touched ? [late, now] : [now, late];
    own.open = newer;
    if (older.lines.length > 0) own.aside.unshift({ at: this.#now, basket: older });
  }
}
