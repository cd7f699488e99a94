import { point, type Warp } from './letters.ts';
import type { Paint } from './paints.ts';

type Draw = (paint: Paint) => string;

// Patterns lie over the whole drawing; the body's outline cuts them.
const PATTERNS: readonly Draw[] = [ground, stripes, arcs, dots, waves, half, rays];

/** The variant's pattern over all 256 by 256 pixels. */
export function drawPattern(variant: number, paint: Paint): string {
  return PATTERNS[variant % PATTERNS.length]?.(paint) ?? '';
}

function ground({ accent }: Paint): string {
  return `<path d="M0 196Q128 158 256 196V256H0z" fill="${accent}"/><path d="M0 188Q128 150 256 188" fill="none" stroke="#fff" stroke-width="3" opacity=".55"/>`;
}

function stripes({ accent }: Paint): string {
  const band = (x: number, width: number): string => `M${x} 256L${x + 150} 0h${width}L${x + width} 256z`;
  return `<path d="${band(112, 34)}" fill="${accent}"/><path d="${band(160, 12)}${band(-40, 60)}" fill="${accent}" opacity=".6"/>`;
}

function arcs({ accent, light }: Paint): string {
  return `<circle cx="212" cy="246" r="122" fill="${light}" opacity=".7"/><circle cx="216" cy="252" r="84" fill="${accent}"/>`;
}

function dots({ accent }: Paint): string {
  let circles = '';
  for (let row = 0; row < 9; row += 1) {
    for (let at = 0; at < 8; at += 1) {
      const x = at * 34 + (row % 2) * 17;
      circles += `<circle cx="${x}" cy="${row * 30 + 8}" r="${5 + (row % 3)}"/>`;
    }
  }
  return `<g fill="${accent}" opacity=".62">${circles}</g>`;
}

function waves({ accent, light }: Paint): string {
  const wave = (y: number): string => `M0 ${y}c32-26 64-26 96 0s64 26 96 0 64-26 96 0V256H0z`;
  return `<path d="${wave(176)}" fill="${light}" opacity=".75"/><path d="${wave(202)}" fill="${accent}"/>`;
}

function half({ accent }: Paint): string {
  return `<path d="M0 0H108C84 86 88 170 122 256H0z" fill="${accent}"/>`;
}

function rays({ light, accent }: Paint): string {
  let d = '';
  for (let at = 0; at < 12; at += 1) {
    const [from, until] = [(at / 12) * 2 * Math.PI, ((at + 0.5) / 12) * 2 * Math.PI];
    d += `M128 140L${point(ray(from))}L${point(ray(until))}z`;
  }
  return `<path d="${d}" fill="${light}" opacity=".8"/><circle cx="128" cy="140" r="60" fill="${accent}" opacity=".9"/>`;
}

function ray(turn: number): [number, number] {
  return [128 + 220 * Math.cos(turn), 140 + 220 * Math.sin(turn)];
}

/** A rectangle's outline with round corners, led through a warp point by point. */
export function warpedPlate(
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
  radius: number,
  warp: Warp,
): string {
  const corners: [number, number, number][] = [
    [right - radius, top + radius, -90],
    [right - radius, bottom - radius, 0],
    [left + radius, bottom - radius, 90],
    [left + radius, top + radius, 180],
  ];
  const points: (readonly [number, number])[] = [];
  for (const [x, y, from] of corners) {
    for (let step = 0; step <= 4; step += 1) {
      const turn = ((from + step * 22.5) * Math.PI) / 180;
      points.push([x + radius * Math.cos(turn), y + radius * Math.sin(turn)]);
    }
  }
  return `M${points
    .flatMap((from, at) => between(from, points[(at + 1) % points.length] ?? from))
    .map((at) => point(warp(...at)))
    .join('L')}z`;
}

/** The way to the next point, in steps short enough to bend. */
function between(from: readonly [number, number], to: readonly [number, number]): [number, number][] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 12));
  return Array.from({ length: steps }, (_, step): [number, number] => [
    from[0] + ((to[0] - from[0]) * step) / steps,
    from[1] + ((to[1] - from[1]) * step) / steps,
  ]);
}
