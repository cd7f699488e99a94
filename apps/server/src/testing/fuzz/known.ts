import type { Dice } from './dice.ts';

// Bounded, so that memory stays flat overnight.
const mostOfAName = 200;
const longestValue = 200;

/** Values from earlier answers and accepted requests, by field name. */
export class Known {
  readonly #byName = new Map<string, unknown[]>();

  /** Collects every scalar of an answer. An `id` is filed under its `room`. */
  learn(value: unknown, name: string, room: string): void {
    if (Array.isArray(value)) {
      for (const one of value.slice(0, 20)) this.learn(one, name, room);
    } else if (typeof value === 'object' && value !== null) {
      for (const [field, inner] of Object.entries(value)) this.learn(inner, field, room);
    } else if (typeof value === 'number' || (typeof value === 'string' && value.length <= longestValue)) {
      this.#keep(name === 'id' ? `${room}.id` : name, value);
    }
  }

  #keep(name: string, value: unknown): void {
    const list = this.#byName.get(name) ?? [];
    if (list.includes(value)) return;
    if (list.length >= mostOfAName) list.shift();
    list.push(value);
    this.#byName.set(name, list);
  }

  /** A value that the market has returned for this field; undefined if there is none. */
  pick(dice: Dice, name: string, room: string): unknown {
    const lists = [name === 'id' ? `${room}.id` : name, `${name.replace(/_ids?$/, 's')}.id`, name]
      .map((key) => this.#byName.get(key))
      .filter((list) => list !== undefined);
    return lists.length === 0 ? undefined : dice.pick(dice.pick(lists));
  }

  /** An id of any kind. */
  anyId(dice: Dice): unknown {
    const names = [...this.#byName.keys()].filter((name) => name.endsWith('id'));
    return names.length === 0 ? undefined : dice.pick(this.#byName.get(dice.pick(names)) ?? []);
  }
}
