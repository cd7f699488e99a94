import type { Paint } from '../paints.ts';
import { aroundCylinder, type Form, gloss, grooves, path, rounded } from './form.ts';

const BOTTLE = 'M58 128C58 100 106 96 106 68V60H150V68C150 96 198 100 198 128V226q0 18-18 18H76q-18 0-18-18z';

export function drawBottle(paint: Paint): Form {
  const cap = { left: 99, top: 14, right: 157, bottom: 60 };
  return {
    behind: '',
    body: BOTTLE,
    face: { left: 54, top: 116, right: 202, bottom: 234 },
    wide: false,
    foot: { left: 58, right: 198 },
    warp: aroundCylinder(128, 70, 9),
    shading: path(BOTTLE, 'url(#round)'),
    over: [
      path('M104 58h48v9q-24 8-48 0z', '#1e1630', 'opacity=".16"'),
      path(rounded(cap, 8), paint.accent),
      grooves({ ...cap, top: 24, bottom: 56 }, 7, 0.13),
      path(rounded(cap, 8), 'url(#round)'),
      path('M103 18q25-6 50 0', 'none', 'stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".5"'),
      gloss(78, 128, 222, 6, 0.26),
    ].join(''),
  };
}

const JAR = 'M62 78H194C206 84 210 94 210 108V214q0 30-30 30H76q-30 0-30-30V108C46 94 50 84 62 78z';

/** A glass jar with a screw lid; the hue is what is in it. */
export function drawJar(paint: Paint): Form {
  const lid = { left: 50, top: 26, right: 206, bottom: 74 };
  return {
    behind: path('M60 70H196V84H60z', paint.light),
    body: JAR,
    face: { left: 42, top: 98, right: 214, bottom: 230 },
    wide: false,
    foot: { left: 46, right: 210 },
    warp: aroundCylinder(128, 84, 12),
    shading: [
      path(JAR, 'url(#round)'),
      path('M64 80H192q10 5 12 14H52q2-9 12-14z', '#fff', 'opacity=".3"'),
    ].join(''),
    over: [
      path(rounded(lid, 10), paint.accent),
      grooves({ left: 58, right: 198, top: 40, bottom: 70 }, 8, 0.14),
      path(rounded(lid, 10), 'url(#round)'),
      path('M58 31q70-8 140 0', 'none', 'stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"'),
      gloss(64, 112, 216, 7, 0.3),
    ].join(''),
  };
}

const CAN = 'M52 44V226C52 238 86 247 128 247S204 238 204 226V44z';

export function drawCan(): Form {
  const rim = (y: number, height: number): string =>
    `M50 ${y}v${height}c0 11 35 20 78 20s78-9 78-20v${-height}c0 11-35 20-78 20s-78-9-78-20z`;
  return {
    behind: '',
    body: CAN,
    face: { left: 46, top: 70, right: 210, bottom: 214 },
    wide: false,
    foot: { left: 52, right: 204 },
    warp: aroundCylinder(128, 76, 16),
    shading: path(CAN, 'url(#round)'),
    over: [
      '<ellipse cx="128" cy="38" rx="78" ry="20" fill="#c9ced8"/>',
      '<ellipse cx="128" cy="36" rx="78" ry="20" fill="url(#metal)"/>',
      '<ellipse cx="128" cy="37" rx="68" ry="15.5" fill="#aab1bf"/>',
      '<ellipse cx="128" cy="39" rx="67" ry="14.5" fill="url(#metal)"/>',
      '<ellipse cx="128" cy="40" rx="50" ry="9.5" fill="none" stroke="#8d95a6" stroke-width="1.5" opacity=".6"/>',
      path('M116 35q12-7 24 0v8q-12 6-24 0z', '#8d95a6', 'opacity=".65"'),
      path(rim(38, 7), 'url(#metal)'),
      path(rim(221, 7), 'url(#metal)'),
    ].join(''),
  };
}

const TUBE = 'M38 40H218L182 204H74z';

/** A tube standing on its cap. */
export function drawTube(paint: Paint): Form {
  const seam = { left: 36, top: 14, right: 220, bottom: 42 };
  const cap = { left: 72, top: 201, right: 184, bottom: 245 };
  return {
    behind: path(rounded(cap, 9), paint.accent) + path(rounded(cap, 9), 'url(#round)'),
    body: TUBE,
    face: { left: 54, top: 52, right: 202, bottom: 188 },
    wide: false,
    foot: { left: 72, right: 184 },
    warp: aroundCylinder(128, 80, 3),
    shading: path(TUBE, 'url(#round)'),
    over: [
      path(rounded(seam, 4), paint.light),
      grooves(seam, 6, 0.16),
      path(rounded(seam, 4), 'url(#round)'),
      path('M74 204H182', 'none', 'stroke="#1e1630" stroke-width="4" opacity=".18"'),
      grooves({ ...cap, top: 212, bottom: 242 }, 7, 0.14),
      path('M64 58L90 190', 'none', 'stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".22"'),
    ].join(''),
  };
}
