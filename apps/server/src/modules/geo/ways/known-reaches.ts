import type { Bounds, LatLng } from '@promenade/domain/zones';
import {
  type Area,
  type Goal,
  type Reach,
  type Router,
  TRAVEL_MODES,
  type TravelMode,
} from '@promenade/market/graph';

/** A place that orders are brought from: an id of its own, and the box that holds everywhere they are brought to. */
interface Sender extends LatLng {
  readonly id: string;
  readonly box: Bounds;
}

/** A door, with its places on the roads of the modes that were looked at; undefined where a mode has none near it. */
interface Door {
  readonly point: LatLng;
  readonly goals: Map<TravelMode, Goal | undefined>;
}

// Of a store whose zone holds 3,000 junctions 36 KB: some 1,800 such stores.
const mostBytes = 64 * 1024 * 1024;
const mostDoors = 5_000;
// A door in the zone may stand at a road that runs outside its border: some 300 m.
const marginDegrees = 0.003;

interface KnownSender {
  readonly sender: Sender;
  readonly reaches: Map<TravelMode, Reach | undefined>;
  bytes: number;
}

/** How far it is from the stores of a map to everywhere in their zones: made when first asked, the longest unused go first. */
export class KnownReaches {
  readonly #router: Router;
  readonly #areas = new WeakMap<Bounds, Map<TravelMode, Area>>();
  readonly #senders = new Map<string, KnownSender>();
  readonly #doors = new Map<string, Door>();
  #bytes = 0;

  constructor(router: Router) {
    this.#router = router;
  }

  /** A door, to measure distances to. */
  door(point: LatLng): Door {
    const key = `${point.lat},${point.lng}`;
    const door = this.#doors.get(key) ?? { point, goals: new Map() };
    this.#doors.set(key, door);
    if (this.#doors.size > mostDoors) this.#doors.delete(this.#doors.keys().next().value as string);
    return door;
  }

  /** Whether something is known of a sender, so that telling its distances takes no search as a rule. */
  has(sender: Sender): boolean {
    return this.#find(sender) !== undefined;
  }

  /**
   * Metres to a door as `findWay` measures them; null where no road of any mode leads from one to the other, undefined
   * where the door's road leaves the sender's box.
   */
  metres(sender: Sender, door: Door): number | null | undefined {
    const known = this.#take(sender);
    for (const mode of TRAVEL_MODES) {
      const goal = this.#goalOf(door, mode);
      const reach = goal === undefined ? undefined : this.#reachOf(known, mode);
      if (goal && reach) return reach.metresTo(goal);
    }
    return null;
  }

  #goalOf({ point, goals }: Door, mode: TravelMode): Goal | undefined {
    if (!goals.has(mode)) goals.set(mode, this.#router.findGoal(point, mode));
    return goals.get(mode);
  }

  #find(sender: Sender): KnownSender | undefined {
    const known = this.#senders.get(sender.id);
    const isSame =
      known?.sender.lat === sender.lat && known.sender.lng === sender.lng && known.sender.box === sender.box;
    return isSame ? known : undefined;
  }

  #take(sender: Sender): KnownSender {
    const known = this.#find(sender) ?? { sender, reaches: new Map(), bytes: 0 };
    this.#forget(sender.id);
    this.#senders.set(sender.id, known);
    this.#bytes += known.bytes;
    return known;
  }

  #forget(id: string): void {
    this.#bytes -= this.#senders.get(id)?.bytes ?? 0;
    this.#senders.delete(id);
  }

  #reachOf(known: KnownSender, mode: TravelMode): Reach | undefined {
    if (known.reaches.has(mode)) return known.reaches.get(mode);
    const start = this.#router.findStart(known.sender, mode);
    const reach = start && this.#router.reachFrom(start, this.#areaOf(known.sender.box, mode), mode);
    known.reaches.set(mode, reach);
    known.bytes += reach?.size ?? 0;
    this.#bytes += reach?.size ?? 0;
    while (this.#bytes > mostBytes && this.#senders.size > 1)
      this.#forget(this.#senders.keys().next().value as string);
    return reach;
  }

  #areaOf(box: Bounds, mode: TravelMode): Area {
    const areas = this.#areas.get(box) ?? new Map<TravelMode, Area>();
    this.#areas.set(box, areas);
    const known = areas.get(mode);
    if (known) return known;
    const area = this.#router.areaIn(
      {
        west: box.west - marginDegrees,
        south: box.south - marginDegrees,
        east: box.east + marginDegrees,
        north: box.north + marginDegrees,
      },
      mode,
    );
    areas.set(mode, area);
    return area;
  }
}
