/** Zones and places: polygons, the zones that contain a point, distances, paths and polylines. */
export { formatDistance } from './format-distance.ts';
export { EARTH_RADIUS_METRES, type LatLng, METRES_PER_DEGREE, haversineMetres, radians } from './lat-lng.ts';
export { pathLengthMetres, positionAlong } from './path.ts';
export { type Polygon, type Position, containsPoint, polygonArea } from './polygon.ts';
export { decodePolyline, encodePolyline } from './polyline.ts';
export { interiorPoint } from './interior-point.ts';
export { planarGap } from './segment.ts';
export {
  type Bounds,
  type MultiPolygon,
  boundsContain,
  shapeArea,
  shapeBounds,
  shapeContains,
  shapeRings,
} from './shape.ts';
export { MAX_SHAPE_POSITIONS, type ShapeFaultCode, findShapeFault } from './shape-rules.ts';
export { type Zone, nearestZone, zonesAt } from './zone.ts';
