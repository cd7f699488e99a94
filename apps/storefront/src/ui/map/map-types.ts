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

/** A marker at a point, drawn above the map. */
export interface MapMarker {
  readonly id: string;
  readonly at: MapPoint;
  /** Its accessible name, also shown on hover. */
  readonly name: string;
  readonly icon: IconName;
  /** `accent` is a destination, `ink` a starting point, `live` something that moves: it glides and pulses. */
  readonly look: 'accent' | 'ink' | 'live';
  /** The target of its link, a path from `paths.ts`. */
  readonly to?: string;
}

/** A part of the map with a border and a name. */
export interface MapArea {
  readonly id: string;
  readonly name: string;
  /** Where its name is placed; by default the centre of its bounds. */
  readonly at?: MapPoint;
  /** As in a GeoJSON MultiPolygon: polygons, each an outer ring and its holes, of longitude and latitude. */
  readonly parts: readonly (readonly (readonly (readonly [number, number])[])[])[];
}

/** Where to move the map. A new object moves it, even to the same point. */
export interface MapTarget extends MapPoint {
  readonly zoom?: number;
}

export interface MapViewProps {
  /** The accessible name of the map. */
  readonly label: string;
  readonly source: MapSource;
  /** Where it starts. */
  readonly center: MapPoint;
  /** 1 to 21; `startZoom.other` by default. */
  readonly zoom?: number;
  readonly markers?: readonly MapMarker[];
  /** A route, drawn under the markers. */
  readonly line?: readonly MapPoint[];
  readonly areas?: readonly MapArea[];
  /** Fits all markers, the line and the areas, again whenever a marker is added or removed; not when one moves. */
  readonly fit?: boolean;
  /**
   * Makes the map a place to choose a point: a pin is fixed in the centre, and the map moves under it by dragging, by
   * a click or tap (which centres that point) and by the arrow keys. Called when the map has come to rest, but not
   * for moves requested by `target`.
   */
  readonly onPick?: (point: MapPoint) => void;
  readonly target?: MapTarget | undefined;
  /** In a page that scrolls: one finger and the plain wheel scroll the page. */
  readonly inPage?: boolean;
  /** The page's own controls, at the top of the map; shown only while there is a map. */
  readonly children?: ReactNode;
  /** Sets the map's size; by default it is as wide as its container and 320 px high. */
  readonly className?: string | undefined;
}
