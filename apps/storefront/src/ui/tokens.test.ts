import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const source = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Rgb = readonly [number, number, number];

function rgbOf(hex: string): Rgb {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as unknown as Rgb;
}

/** `--ink: light-dark(#1b1a17, #f6f3ee)` → its two colours. */
function colour(name: string, within = source): { readonly light: Rgb; readonly dark: Rgb } {
  const [, light = '', dark = ''] =
    new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(within) ?? [];
  return { light: rgbOf(light), dark: rgbOf(dark) };
}

// WCAG 2.2, relative luminance and contrast ratio.
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Rgb, b: Rgb): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const mixed = (under: Rgb, over: Rgb, share: number): Rgb =>
  under.map((part, at) => part + ((over[at] ?? part) - part) * share) as unknown as Rgb;

const grounds = ['paper', 'card', 'sunken'];
const texts = ['ink', 'muted', 'accent', 'good', 'bad', 'warn', 'note'];
const pairs: [string, string][] = [
  ...grounds.flatMap((ground) => ['ink', 'muted'].map((text): [string, string] => [text, ground])),
  ...texts.flatMap((text) => ['paper', 'card'].map((ground): [string, string] => [text, ground])),
  ...['good', 'bad', 'warn', 'note'].map((state): [string, string] => [state, `${state}-soft`]),
  ['accent-strong', 'accent-soft'],
  ['ink', 'raised'],
  ['accent-strong', 'sunken'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['paper', 'ink'],
];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(pairs)('[LANG-04] %s on %s is readable (AA, 4.5)', (text, ground) => {
    expect(contrast(colour(text)[theme], colour(ground)[theme])).toBeGreaterThanOrEqual(4.5);
  });

  const drawn = ['control-line', 'star', 'accent'];
  test.each(drawn.flatMap((line) => [...grounds, 'accent-soft'].map((ground) => [line, ground])))(
    '[LANG-04] %s, drawn, stands out from %s (AA, 3)',
    (line = '', ground = '') => {
      expect(contrast(colour(line)[theme], colour(ground)[theme])).toBeGreaterThanOrEqual(3);
    },
  );
});

describe.each(['light', 'dark'] as const)('%s theme, where the device asks for more contrast', (theme) => {
  const more = /@media \(prefers-contrast: more\) \{(.*?)\n\}/s.exec(source)?.[1] ?? '';

  test.each([
    ['muted', 'paper', 7],
    ['muted', 'card', 7],
    ['muted', 'sunken', 7],
    ['accent', 'paper', 7],
    ['accent', 'card', 7],
    ['hairline', 'card', 3],
    ['hairline', 'paper', 3],
    ['control-line', 'sunken', 7],
  ] as const)('%s stands out from %s: all was as pale as for everybody', (name, ground, least) => {
    expect(contrast(colour(name, more)[theme], colour(ground)[theme])).toBeGreaterThanOrEqual(least);
  });

  /** As it is there: what is not set anew is as elsewhere. */
  const there = (name: string): Rgb => colour(name, more.includes(`--${name}:`) ? more : source)[theme];

  test.each([
    [
      'accent',
      'the ground of a plus under the pointer',
      'stepper',
      /\.step:hover[^{]*\{\s*background: var\(--(\w+)/,
    ],
    ['ink', 'a quiet button under the pointer', 'button', /\.soft:hover[^{]*\{\s*background: var\(--(\w+)/],
    ['star', 'a star that was not given', 'rating', /\.starGround \{[^}]*fill: var\(--(\w+)/],
  ] as const)('%s is told from %s: that was darkened with the lines', (name, _what, sheet, rule) => {
    const css = readFileSync(new URL(`./${sheet}/${sheet}.module.css`, import.meta.url), 'utf8');
    expect(contrast(there(name), there(rule.exec(css)?.[1] ?? ''))).toBeGreaterThanOrEqual(
      name === 'star' ? 3 : 4.5,
    );
  });

  test('what stands on the accent is read as well', () => {
    expect(contrast(colour('accent', more)[theme], colour('on-accent')[theme])).toBeGreaterThanOrEqual(7);
  });
});

describe('in the dark theme', () => {
  const pool = /--pool: light-dark\(transparent, rgb\(255 255 255 \/ (\d+)%\)\)/.exec(source)?.[1];

  test.each(['food', 'grocery', 'pharmacy', 'shop', 'parcel', 'rental'])(
    'what is black is seen on the hue of %s: the paws of pets were not',
    (hue) => {
      const middle = mixed(colour(`${hue}-from`).dark, colour(`${hue}-to`).dark, 0.5);
      const lit = mixed(middle, [255, 255, 255], Number(pool ?? 0) / 100);
      expect(contrast(lit, [0, 0, 0])).toBeGreaterThanOrEqual(3);
    },
  );
});
