// Chamfer weights: 5 for a step along a row or column, 7 for a diagonal one. The result is at most 8 % above the true
// distance × 5, for directions in between, and 1 % below it along a diagonal.
const STRAIGHT = 5;
export const FIFTHS_PER_CELL = STRAIGHT;
const DIAGONAL = 7;
const FAR = 65_000;

/** Distance from each cell to the nearest set cell, in fifths of a cell; two passes over the grid. */
export function distanceToSet(set: Uint8Array, width: number, height: number): Uint16Array {
  const distance = new Uint16Array(width * height);
  for (let cell = 0; cell < distance.length; cell++) distance[cell] = set[cell] ? 0 : FAR;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++)
      relax(distance, width, column, row * width + column, -1, row > 0);
  }
  for (let row = height - 1; row >= 0; row--) {
    for (let column = width - 1; column >= 0; column--) {
      relax(distance, width, column, row * width + column, 1, row < height - 1);
    }
  }
  return distance;
}

// Updates a cell from the four neighbours that this pass has visited: `direction` -1 looks back, 1 ahead.
function relax(
  distance: Uint16Array,
  width: number,
  column: number,
  cell: number,
  direction: -1 | 1,
  hasRow: boolean,
): void {
  let least = distance[cell] ?? FAR;
  if (least === 0) return;
  const behind = direction < 0 ? column > 0 : column < width - 1;
  const beyond = direction < 0 ? column < width - 1 : column > 0;
  if (behind) least = Math.min(least, (distance[cell + direction] ?? FAR) + STRAIGHT);
  if (hasRow) {
    const above = cell + direction * width;
    least = Math.min(least, (distance[above] ?? FAR) + STRAIGHT);
    if (behind) least = Math.min(least, (distance[above + direction] ?? FAR) + DIAGONAL);
    if (beyond) least = Math.min(least, (distance[above - direction] ?? FAR) + DIAGONAL);
  }
  distance[cell] = least;
}
