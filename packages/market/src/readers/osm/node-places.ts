import type { Position } from '../map-feature.ts';
import { DEGREES_7 } from './osm-source.ts';
import { PlaceColumns } from './place-columns.ts';

/** The position of a node; undefined if the file does not contain it. */
export type PlaceOf = (nodeId: number) => Position | undefined;

/**
 * Positions of all nodes. Written once, sealed, then read. Files usually list nodes in the order of their ids;
 * others, such as those of editors that number new nodes downwards, cost a sort.
 */
export class NodePlaces {
  readonly #sorted = new PlaceColumns();
  #strays = new PlaceColumns();

  add(id: number, lat7: number, lng7: number): void {
    const columns = id > this.#sorted.lastId ? this.#sorted : this.#strays;
    columns.add(id, lat7, lng7);
  }

  seal(): void {
    const strays = this.#strays;
    const rows = new Uint32Array(strays.count)
      .map((_, row) => row)
      .sort((a, b) => strays.id(a) - strays.id(b));
    this.#strays = new PlaceColumns();
    for (const row of rows) this.#strays.add(strays.id(row), strays.lat7(row), strays.lng7(row));
  }

  has(id: number): boolean {
    return this.#sorted.find(id) >= 0 || this.#strays.find(id) >= 0;
  }

  find(id: number): Position | undefined {
    return positionIn(this.#sorted, id) ?? positionIn(this.#strays, id);
  }
}

function positionIn(columns: PlaceColumns, id: number): Position | undefined {
  const row = columns.find(id);
  return row < 0 ? undefined : toPosition(columns.lat7(row), columns.lng7(row));
}

export function toPosition(lat7: number, lng7: number): Position {
  return [lng7 / DEGREES_7, lat7 / DEGREES_7];
}
