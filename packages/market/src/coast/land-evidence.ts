import type { MapFeature, Position, Ring, Tags } from '../readers/index.ts';
import type { Grid } from './grid.ts';

// Lines that cross water, above or below it, or follow no shore.
const CROSSES_WATER = [
  'route',
  'power',
  'man_made',
  'seamark:type',
  'boundary',
  'bridge',
  'tunnel',
  'communication',
];
// A shore bends: a longer straight segment of an outline only closes off a bay or a river's mouth.
const LONGEST_SHORE_METRES = 300;
const WATER_NATURAL = new Set(['water', 'bay', 'strait', 'reef', 'shoal']);
const LAND_KEYS = [
  'building',
  'landuse',
  'leisure',
  'amenity',
  'natural',
  'place',
  'tourism',
  'aeroway',
  'highway',
  'shop',
];

/** Marks the cells that are certainly land: built on, planted, driven on, inhabited, or at the water's edge. */
export function markLand(grid: Grid, mask: Uint8Array, { tags, geometry }: MapFeature): void {
  const isLand = LAND_KEYS.some((key) => tags[key] !== undefined) && !isWater(tags);
  if (geometry.type === 'Point') {
    if (tags['addr:housenumber'] !== undefined) mark(grid, mask, geometry.coordinates);
  } else if (geometry.type === 'MultiLineString') {
    // A line without tags, or one of water, is part of an area's outline, which is often the shore itself.
    const longestCells = isLand ? Number.POSITIVE_INFINITY : LONGEST_SHORE_METRES / grid.cellMetres;
    if (isShoreOrLand(tags))
      for (const line of geometry.coordinates) drawLine(grid, mask, line, longestCells);
  } else if (isLand) {
    for (const polygon of geometry.coordinates) fillPolygon(grid, mask, polygon);
  }
}

const isWater = ({ natural = '', leisure }: Tags): boolean =>
  WATER_NATURAL.has(natural) || leisure === 'marina';

function isShoreOrLand(tags: Tags): boolean {
  return !CROSSES_WATER.some((key) => tags[key] !== undefined) || tags.waterway !== undefined;
}

function mark(grid: Grid, mask: Uint8Array, position: Position): void {
  const column = Math.floor(grid.column(position));
  const row = Math.floor(grid.row(position));
  if (column >= 0 && row >= 0 && column < grid.width && row < grid.height)
    mask[row * grid.width + column] = 1;
}

function drawLine(
  grid: Grid,
  mask: Uint8Array,
  line: readonly Position[],
  longestCells = Number.POSITIVE_INFINITY,
): void {
  let previous = line[0];
  for (const position of line) {
    if (!previous) break;
    const [dx, dy] = [grid.column(position) - grid.column(previous), grid.row(position) - grid.row(previous)];
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy))));
    for (let step = 0; step <= steps && steps <= longestCells; step++) {
      const part = step / steps;
      const [lng, lat] = previous;
      mark(grid, mask, [lng + (position[0] - lng) * part, lat + (position[1] - lat) * part]);
    }
    previous = position;
  }
}

/** Even-odd fill of the cells whose centres are inside, leaving holes open; the outline is always marked. */
function fillPolygon(grid: Grid, mask: Uint8Array, polygon: readonly Ring[]): void {
  for (const ring of polygon) drawLine(grid, mask, ring);
  // In a loop: an outline may have more corners than a call may have arguments.
  let [top, bottom] = [grid.height, 0];
  for (const position of polygon[0] ?? []) {
    const row = grid.row(position);
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
  }
  const first = Math.max(0, Math.floor(top));
  const last = Math.min(grid.height - 1, Math.ceil(bottom));
  for (let row = first; row <= last; row++) {
    const cuts = crossings(grid, polygon, row + 0.5);
    for (let pair = 0; pair + 1 < cuts.length; pair += 2) {
      const from = Math.max(0, Math.ceil((cuts[pair] ?? 0) - 0.5));
      const to = Math.min(grid.width - 1, Math.floor((cuts[pair + 1] ?? 0) - 0.5));
      if (to >= from) mask.fill(1, row * grid.width + from, row * grid.width + to + 1);
    }
  }
}

function crossings(grid: Grid, polygon: readonly Ring[], row: number): number[] {
  const cuts: number[] = [];
  for (const ring of polygon) {
    let previous = ring.at(-1);
    for (const position of ring) {
      if (previous) {
        const [rowA, rowB] = [grid.row(previous), grid.row(position)];
        if (rowA > row !== rowB > row) {
          const columnA = grid.column(previous);
          cuts.push(columnA + ((row - rowA) / (rowB - rowA)) * (grid.column(position) - columnA));
        }
      }
      previous = position;
    }
  }
  return cuts.sort((a, b) => a - b);
}
