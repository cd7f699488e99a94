import type { Position } from '../map-feature.ts';
import { DEGREES_7 } from './osm-source.ts';
import { SortedPlaces } from './sorted-places.ts';

/** Where every node lies. Written once, sealed, then read. */
export class NodePlaces {
  readonly #sorted = new SortedPlaces();
  /** Nodes out of order: hand-made files, and editors that count new nodes downwards. Each as id, lat, lng. */
  #strays: [number, number, number][] = [];
  #late = new SortedPlaces();

  add(id: number, lat7: number, lng7: number): void {
    if (id > this.#sorted.lastId) this.#sorted.add(id, lat7, lng7);
    else this.#strays.push([id, lat7, lng7]);
  }

  seal(): void {
    for (const [id, lat7, lng7] of this.#strays.sort(([a], [b]) => a - b)) {
      if (id > this.#late.lastId) this.#late.add(id, lat7, lng7);
    }
    this.#strays = [];
  }

  find(id: number): Position | undefined {
    const found = this.#sorted.find(id);
    if (found >= 0) return toPosition(this.#sorted.lat7(found), this.#sorted.lng7(found));
    const late = this.#late.find(id);
    return late < 0 ? undefined : toPosition(this.#late.lat7(late), this.#late.lng7(late));
  }
}

export function toPosition(lat7: number, lng7: number): Position {
  return [lng7 / DEGREES_7, lat7 / DEGREES_7];
}
