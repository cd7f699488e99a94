import { circle, linear, path, stroke } from '../ink.ts';
import type { Coat } from '../paint.ts';
import { carWheel } from '../wheel.ts';
import { type CycleDrawing, metal, rubber } from './parts.ts';

/** A roadster: tank, engine in sight, one round lamp. */
export function motorcycle(coat: Coat): CycleDrawing & { inks: string } {
  return {
    length: 214,
    height: 116,
    inks: inksOf(coat),
    drawing: [
      stroke('M38 -34L96 -40', '#39414a', 6),
      carWheel(38, 33, 'sport'),
      carWheel(176, 33, 'sport'),
      tailPart(),
      engine(),
      frontPart(coat),
      tank(coat),
      pipe(),
    ].join(''),
  };
}

function inksOf(coat: Coat): string {
  return [
    linear(
      'tank',
      [0, 0, 0.15, 1],
      [
        [0, coat.light],
        [0.28, coat.base],
        [0.65, coat.deep],
        [1, coat.under],
      ],
    ),
    linear(
      'block',
      [0, 0, 1, 1],
      [
        [0, '#aab3bd'],
        [0.5, '#5c6671'],
        [1, '#2a3037'],
      ],
    ),
    linear(
      'chrome',
      [0, 0, 0, 1],
      [
        [0, '#f6f8fa'],
        [0.35, '#b4bdc7'],
        [0.6, '#6f7a86'],
        [1, '#c9d0d7'],
      ],
    ),
  ].join('');
}

function tailPart(): string {
  return [
    metal('M44 -42L66 -76', 3.4),
    stroke('M48 -50l7 -4M51 -55l7 -4M54 -60l7 -4M57 -65l7 -4', '#d8b23a', 2.4),
    path(
      'M12 -86C24 -92 44 -88 62 -82L92 -76L86 -66C70 -66 44 -72 28 -78C20 -80 12 -82 12 -86z',
      'url(#tank)',
    ),
    path(
      'M16 -89C30 -95 52 -92 66 -86C78 -82 92 -82 106 -84L100 -75C84 -74 66 -78 52 -82C40 -86 26 -87 16 -86z',
      '#1b2027',
    ),
    stroke('M20 -90C34 -94 52 -91 66 -86C78 -82 92 -82 103 -83', '#6a7480', 1, 'opacity=".8"'),
    path('M9 -88l8-1v6l-7-1z', '#d8242c'),
    stroke('M16 -80L8 -62', '#20252c', 3),
    path('M3 -64l9 3-3 9-8-3z', '#eef1f4'),
  ].join('');
}

function engine(): string {
  const fins = [0, 1, 2, 3, 4].map((n) => `M${95 + n * 0.8} ${-68 + n * 4.2}h${27 - n}`).join('');
  return [
    stroke('M150 -80C140 -60 134 -40 126 -24H84C78 -34 76 -50 80 -70', '#22272e', 5),
    path(
      'M78 -48C78 -54 84 -56 92 -55L124 -54C132 -53 136 -44 133 -36C131 -26 124 -20 114 -20H92C82 -20 76 -32 78 -48z',
      'url(#block)',
    ),
    path('M92 -72H123L126 -50H94z', '#3a424b'),
    stroke(fins, '#aab3bd', 1.6),
    circle(98, -36, 11, '#7d8792'),
    circle(98, -36, 11, 'none', 'stroke="#d6dce2" stroke-width="1.2"'),
    circle(98, -36, 5.5, '#4b535d'),
    circle(121, -35, 7.5, '#98a2ad'),
    circle(121, -35, 7.5, 'none', 'stroke="#e3e8ec" stroke-width="1"'),
    metal('M80 -24l-14 4', 2),
    rubber('M62 -20h10', 3),
  ].join('');
}

function pipe(): string {
  return [
    stroke('M122 -56C138 -52 140 -34 130 -22C120 -14 96 -18 78 -20', '#59636e', 5.6),
    stroke('M122 -57C138 -53 139 -34 129 -23C120 -16 96 -19 78 -21', '#e3e8ec', 1.6, 'opacity=".85"'),
    path('M24 -32C20 -30 20 -22 25 -21L78 -15C84 -15 84 -25 78 -26z', 'url(#chrome)'),
    circle(24.5, -26.5, 3.4, '#20252c'),
  ].join('');
}

function frontPart(coat: Coat): string {
  return [
    metal('M150 -94L176 -33', 5.5),
    stroke('M160 -70L170 -47', '#20252c', 7.5),
    stroke('M159 -72L169 -49', '#59636e', 1.4, 'opacity=".8"'),
    path(
      'M150 -61C158 -72 178 -76 196 -66C204 -61 209 -52 210 -45C200 -55 188 -61 176 -62C166 -63 158 -62 150 -61z',
      'url(#tank)',
    ),
    stroke('M158 -66C172 -72 190 -68 202 -55', '#fff', 1.4, 'opacity=".5"'),
    path('M150 -103C156 -106 166 -104 168 -96C168 -88 160 -84 153 -86z', '#20252c'),
    circle(164, -95, 7.8, '#e8eff5'),
    circle(164, -95, 7.8, 'none', 'stroke="#59636e" stroke-width="1.5"'),
    circle(162, -97, 3, '#fff'),
    metal('M150 -96L146 -107C144 -109 138 -109 132 -107', 2.6),
    rubber('M122 -105L136 -108', 4.4),
    circle(151, -106, 5, '#20252c'),
    circle(151, -106, 3.4, '#dfe8ef'),
    stroke('M140 -108L134 -116', '#2a3037', 1.5),
    path(
      'M124 -117C124 -121 136 -122 138 -118C138 -114 130 -113 126 -114C124 -115 124 -116 124 -117z',
      '#20252c',
    ),
    circle(156, -88, 2, coat.light),
  ].join('');
}

function tank(coat: Coat): string {
  const shape =
    'M92 -78C94 -92 108 -100 126 -99C142 -98 152 -92 152 -84C151 -74 140 -69 122 -68C108 -67 94 -70 92 -78z';
  return [
    path('M84 -70C92 -72 104 -68 116 -66L110 -54C98 -54 86 -58 82 -64z', '#2a3037'),
    path(shape, 'url(#tank)'),
    stroke('M100 -85C108 -95 128 -97 144 -89', '#fff', 2.6, 'opacity=".55"'),
    path(
      'M104 -80C118 -84 134 -84 148 -81C144 -76 134 -74 122 -74C112 -74 106 -76 104 -80z',
      coat.under,
      'opacity=".35"',
    ),
    circle(122, -99, 3.6, 'url(#chrome)'),
  ].join('');
}
