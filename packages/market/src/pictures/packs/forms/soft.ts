import type { Paint } from '../paints.ts';
import { flat, type Form, grooves, path, rounded } from './form.ts';

const POUCH =
  'M44 26H212C214 60 203 92 203 130S216 214 214 232Q213 240 200 242Q128 250 56 242Q43 240 42 232C40 214 53 170 53 130S42 60 44 26z';

/** A standing pouch, sealed at the top. */
export function drawPouch(paint: Paint): Form {
  const seal = { left: 43, top: 18, right: 213, bottom: 42 };
  return {
    behind: '',
    body: POUCH,
    face: { left: 62, top: 58, right: 194, bottom: 212 },
    wide: false,
    foot: { left: 42, right: 214 },
    warp: flat,
    shading: [
      path(POUCH, 'url(#round)', 'opacity=".72"'),
      path(
        'M48 214Q128 244 208 214Q214 232 208 240Q128 252 48 240Q42 232 48 214z',
        '#1e1630',
        'opacity=".13"',
      ),
      path('M52 212Q128 240 204 212', 'none', 'stroke="#fff" stroke-width="2" opacity=".4"'),
    ].join(''),
    over: [
      path(rounded(seal, 4), paint.light),
      grooves(seal, 5, 0.13),
      path(rounded(seal, 4), 'url(#front)'),
      path('M43 40H213', 'none', 'stroke="#1e1630" stroke-width="1.5" opacity=".2"'),
      path('M213 48l-7 4 7 4z', '#fff', 'opacity=".7"'),
      path(
        'M68 56C74 100 66 150 60 200',
        'none',
        'stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".26"',
      ),
    ].join(''),
  };
}

const BAG = 'M56 46L200 46C212 90 214 190 208 236Q207 244 198 244H58Q49 244 48 236C42 190 44 90 56 46z';

/** A paper bag, its top rolled down and held by a clip. */
export function drawBag(paint: Paint): Form {
  const roll = { left: 50, top: 16, right: 206, bottom: 56 };
  return {
    behind: '',
    body: BAG,
    face: { left: 58, top: 72, right: 198, bottom: 232 },
    wide: false,
    foot: { left: 48, right: 208 },
    warp: flat,
    shading: [
      path(BAG, 'url(#round)', 'opacity=".6"'),
      path('M56 58L70 244H49Q40 150 56 58z', '#1e1630', 'opacity=".09"'),
      path('M200 58L186 244H207Q216 150 200 58z', '#1e1630', 'opacity=".13"'),
      path('M50 57H206V66Q128 74 50 66z', '#1e1630', 'opacity=".16"'),
    ].join(''),
    over: [
      path(rounded(roll, 7), paint.light),
      path(rounded(roll, 7), 'url(#front)'),
      path('M54 36H202', 'none', 'stroke="#1e1630" stroke-width="1.6" opacity=".16"'),
      path(rounded({ left: 96, top: 10, right: 160, bottom: 44 }, 6), paint.accent),
      path(rounded({ left: 96, top: 10, right: 160, bottom: 44 }, 6), 'url(#front)'),
      path('M102 15H154', 'none', 'stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".5"'),
    ].join(''),
  };
}
