import { containsPoint, edges, type Position, type Ring } from './polygon.ts';
import { between, meetings, planarGap, type Segment, segmentsMeet, turnsBack } from './segment.ts';

/** Tolerance in degrees for being on a border: about a millimetre, below the precision of any map. */
const ON_BORDER_DEGREES = 1e-8;

/** The ring's sides with a length above zero, in order. */
function sides(ring: Ring): Segment[] {
  return [...edges(ring)].filter(([a, b]) => a[0] !== b[0] || a[1] !== b[1]);
}

/** Whether a ring crosses or touches itself, other than where consecutive sides meet. */
export function crossesItself(ring: Ring): boolean {
  const all = sides(ring);
  if (all.length < 3) return true;
  const bends = all.some(([a, b], index) => turnsBack(a, b, (all[(index + 1) % all.length] ?? [b, b])[1]));
  if (bends) return true;
  const apart = (first: number, second: number): boolean => {
    const steps = Math.abs(first - second);
    return steps > 1 && steps < all.length - 1;
  };
  return findMeeting(all, apart);
}

/** Compares only sides whose latitudes meet: sorted by their southern ends, each looks ahead to its northern one. */
function findMeeting(all: readonly Segment[], asked: (first: number, second: number) => boolean): boolean {
  const order = all
    .map(([a, b], index) => ({ index, south: Math.min(a[1], b[1]), north: Math.max(a[1], b[1]) }))
    .sort((a, b) => a.south - b.south);
  for (const [place, one] of order.entries()) {
    for (let next = place + 1; next < order.length; next++) {
      const other = order[next];
      if (!other || other.south > one.north) break;
      const [first, second] = [all[one.index], all[other.index]];
      if (first && second && asked(one.index, other.index) && segmentsMeet(first, second)) return true;
    }
  }
  return false;
}

type Sides = { readonly inside: boolean; readonly outside: boolean };

/** Where a ring runs relative to a border, which it may touch and follow. */
function sidesOf(ring: Ring, border: Ring): Sides {
  const fence = sides(border);
  let [inside, outside] = [false, false];
  for (const side of sides(ring)) {
    const near = fence.filter((other) => boxesMeet(side, other));
    for (const middle of stretchMiddles(side, near)) {
      if (near.some((other) => planarGap(other, middle) <= ON_BORDER_DEGREES)) continue;
      if (containsPoint([border], { lng: middle[0], lat: middle[1] })) inside = true;
      else outside = true;
    }
    if (inside && outside) break;
  }
  return { inside, outside };
}

/** The side, cut where it meets the border, so that each piece is on one side of it. */
function stretchMiddles(side: Segment, border: readonly Segment[]): Position[] {
  const cuts = [0, 1, ...border.flatMap((other) => meetings(side, other))].sort((a, b) => a - b);
  return cuts.slice(1).map((to, index) => between(...side, ((cuts[index] ?? 0) + to) / 2));
}

function boxesMeet([a, b]: Segment, [c, d]: Segment): boolean {
  const meet = (axis: 0 | 1): boolean =>
    Math.max(a[axis], b[axis]) + ON_BORDER_DEGREES >= Math.min(c[axis], d[axis]) &&
    Math.max(c[axis], d[axis]) + ON_BORDER_DEGREES >= Math.min(a[axis], b[axis]);
  return meet(0) && meet(1);
}

/** Whether the ring is entirely within the border; they may touch. Neither may cross itself. */
export function liesWithin(ring: Ring, border: Ring): boolean {
  return !sidesOf(ring, border).outside;
}

/** Whether the areas of two rings overlap in more than a border. Neither may cross itself. */
export function overlaps(first: Ring, second: Ring): boolean {
  const [there, back] = [sidesOf(first, second), sidesOf(second, first)];
  // A ring that is nowhere outside the other, and nowhere inside, is the same ring.
  return there.inside || back.inside || !there.outside;
}
