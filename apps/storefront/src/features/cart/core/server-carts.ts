import { type Lines, sameWho, type Who } from './cart-op.ts';
import type { CartPorts } from './cart-ports.ts';

/** The server's latest state of each module's cart. */
export class ServerCarts {
  readonly #ports: CartPorts;
  readonly #known = new Map<string, Lines>();

  constructor(ports: CartPorts) {
    this.#ports = ports;
  }

  get(moduleId: string): Lines | undefined {
    return this.#known.get(moduleId);
  }

  /** The modules whose carts are known. */
  modules(): string[] {
    return [...this.#known.keys()];
  }

  /** Takes an answer for an owner; false if the owner has changed, whose cart it is not. */
  set(moduleId: string, who: Who | null, lines: Lines): boolean {
    if (!sameWho(who, this.#ports.whoNow())) return false;
    this.#known.set(moduleId, lines);
    this.#ports.onServerLines(moduleId, lines);
    return true;
  }

  forget(): void {
    this.#known.clear();
  }
}
