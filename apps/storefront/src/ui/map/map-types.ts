import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon.tsx';

/** A point on the earth, WGS 84 degrees. */
export interface MapPoint {
  readonly lat: number;
  readonly lng: number;
}

/** Where the tiles come from, such as the market's `config.map`. */
export interface MapSource {
  /** With {z}, {x} and {y}; requested from the page's own origin, whatever host it names. */
  readonly tiles_url: string;
  readonly min_zoom: number;
  readonly max_zoom: number;
  /** West, south, east, north. */
  readonly bounds: readonly [number, number, number, number];
  /** Always shown on the map. */
  readonly attribution: string;
}

/** Something at a point, drawn above the map. */
export interface MapMarker {
  readonly id: string;
  readonly at: MapPoint;
  /** What it is, for those who do not see it, and on hover. */
  readonly name: string;
  readonly icon: IconName;
  /** `accent` is where things go, `ink` where they come from, `live` something that moves: it glides and pulses. */
  readonly look: 'accent' | 'ink' | 'live';
  /** Where it leads, a path from `paths.ts`. */
  readonly to?: string;
}

/** A part of the map with a border and a name. */
export interface MapArea {
  readonly id: string;
  readonly name: string;
  /** Where its name stands; the middle of its frame unless told. */
  readonly at?: MapPoint;
  /** As a GeoJSON MultiPolygon has them: parts, each an outer ring and its holes, of longitude and latitude. */
  readonly parts: readonly (readonly (readonly (readonly [number, number])[])[])[];
}

/** Where the map is asked to go. A new object moves it, even to the same point. */
export interface MapTarget extends MapPoint {
  readonly zoom?: number;
}

export interface MapViewProps {
  /** What the map shows, for those who do not see it. */
  readonly label: string;
  readonly source: MapSource;
  /** Where it starts. */
  readonly center: MapPoint;
  /** 1 to 21; 10 unless told (readings.md, map zoom). */
  readonly zoom?: number;
  readonly markers?: readonly MapMarker[];
  /** A route, drawn under the markers. */
  readonly line?: readonly MapPoint[];
  readonly areas?: readonly MapArea[];
  /** Shows all markers and the line, again whenever a marker comes or goes; not when one moves. */
  readonly fit?: boolean;
  /**
   * Makes the map a place to choose a point: a pin stands in the middle, the map moves under it by dragging,
   * by a click or tap (that point comes to the middle) and by the arrow keys. Called when it has come to rest,
   * not for moves that `target` asked for.
   */
  readonly onPick?: (point: MapPoint) => void;
  readonly target?: MapTarget | undefined;
  /** In a page that scrolls: one finger and the plain wheel belong to the page. */
  readonly inPage?: boolean;
  /** Controls of the page's own, at the top of the map; there only while a map is. */
  readonly children?: ReactNode;
  /** Gives the map its size; without one it is as wide as its place and 320 px high. */
  readonly className?: string | undefined;
}
