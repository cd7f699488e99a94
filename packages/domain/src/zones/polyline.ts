import type { LatLng } from './lat-lng.ts';

/** Encoded polyline, precision 5 (developers.google.com/maps/documentation/utilities/polylinealgorithm): about 1 metre. */
const FACTOR = 1e5;

/** A path → text. */
export function encodePolyline(path: readonly LatLng[]): string {
  let text = '';
  let [lastLat, lastLng] = [0, 0];
  for (const place of path) {
    const [lat, lng] = [Math.round(place.lat * FACTOR), Math.round(place.lng * FACTOR)];
    text += encodeStep(lat - lastLat) + encodeStep(lng - lastLng);
    [lastLat, lastLng] = [lat, lng];
  }
  return text;
}

function encodeStep(step: number): string {
  let rest = step < 0 ? ~(step << 1) : step << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}

/** Text → path; a truncated end is dropped. */
export function decodePolyline(text: string): LatLng[] {
  const steps = decodeSteps(text);
  const path: LatLng[] = [];
  let [lat, lng] = [0, 0];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    lat += steps[index] ?? 0;
    lng += steps[index + 1] ?? 0;
    path.push({ lat: lat / FACTOR, lng: lng / FACTOR });
  }
  return path;
}

function decodeSteps(text: string): number[] {
  const steps: number[] = [];
  let [value, shift] = [0, 0];
  for (const sign of text) {
    const bits = sign.charCodeAt(0) - 63;
    value |= (bits & 0x1f) << shift;
    shift += 5;
    if (bits < 0x20) {
      steps.push(value & 1 ? ~(value >> 1) : value >> 1);
      [value, shift] = [0, 0];
    }
  }
  return steps;
}
