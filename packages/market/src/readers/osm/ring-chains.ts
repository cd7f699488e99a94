/** The nodes of a way, in its order. */
export type Chain = ArrayLike<number>;

type Step = { way: number; from: number; to: number };
type Joined = { rings: number[][]; openWays: number };

/**
 * Joins ways end to end into closed rings of node ids. If more than two ways meet, the walk closes a ring as soon as
 * it returns to a visited node, so rings that touch in a node are separated. A dead end is counted as open, and the
 * walk continues from where it started.
 */
export function joinRings(ways: readonly Chain[]): Joined {
  const joined: Joined = { rings: [], openWays: 0 };
  const waysAt = endsOf(ways);
  const used = new Uint8Array(ways.length);
  ways.forEach((way, index) => {
    if (used[index]) return;
    used[index] = 1;
    walk({ way: index, from: way[0] ?? 0, to: lastOf(way) }, ways, waysAt, used, joined);
  });
  return joined;
}

function endsOf(ways: readonly Chain[]): Map<number, number[]> {
  const waysAt = new Map<number, number[]>();
  ways.forEach((way, index) => {
    for (const end of [way[0] ?? 0, lastOf(way)]) {
      const there = waysAt.get(end);
      if (there) there.push(index);
      else waysAt.set(end, [index]);
    }
  });
  return waysAt;
}

function walk(
  first: Step,
  ways: readonly Chain[],
  waysAt: ReadonlyMap<number, number[]>,
  used: Uint8Array,
  joined: Joined,
): void {
  const steps = [first];
  // Node → the step that leaves it.
  const leaving = new Map([[first.from, 0]]);
  for (let top = steps.at(-1); top; top = steps.at(-1)) {
    const here = top.to;
    const closes = leaving.get(here);
    if (closes !== undefined) {
      const loop = steps.splice(closes);
      for (const { from } of loop) leaving.delete(from);
      joined.rings.push(nodesOf(loop, ways));
      continue;
    }
    const way = waysAt.get(here)?.find((candidate) => !used[candidate]);
    if (way === undefined) {
      steps.pop();
      leaving.delete(top.from);
      joined.openWays++;
      continue;
    }
    used[way] = 1;
    leaving.set(here, steps.length);
    steps.push({ way, from: here, to: otherEnd(ways[way] ?? [], here) });
  }
}

function nodesOf(loop: readonly Step[], ways: readonly Chain[]): number[] {
  const nodes = [loop[0]?.from ?? 0];
  for (const { way, from } of loop) {
    const chain = Array.from(ways[way] ?? []);
    if (chain[0] !== from) chain.reverse();
    for (let i = 1; i < chain.length; i++) nodes.push(chain[i] ?? 0);
  }
  return nodes;
}

function otherEnd(way: Chain, here: number): number {
  return way[0] === here ? lastOf(way) : (way[0] ?? 0);
}

function lastOf(way: Chain): number {
  return way[way.length - 1] ?? 0;
}
