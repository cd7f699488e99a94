/** Words of SVG, short. */
export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

/** @param cap how it ends */
export function stroke(
  d: string,
  colour: string,
  width: number,
  more = '',
  cap: 'round' | 'butt' = 'round',
): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round" ${more}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
}

export type Stop = readonly [at: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** @param line from and until, as parts of what is filled; in the drawing's units where `user` is said */
export function linear(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
  units: 'box' | 'user' = 'box',
): string {
  const space = units === 'user' ? ' gradientUnits="userSpaceOnUse"' : '';
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${space}>${stopsOf(stops)}</linearGradient>`;
}

export function radial(id: string, stops: readonly Stop[], more = ''): string {
  return `<radialGradient id="${id}" ${more}>${stopsOf(stops)}</radialGradient>`;
}
