import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startZoom } from './start-zoom.ts';

const source = new URL('../../', import.meta.url).pathname;

test('[LOC-04] every map begins as the readings say: that of the market at 15, of a provider’s zones at 11, of a shop’s place at 13 or 16', () => {
  expect(startZoom).toEqual({ picker: 17, zone: 9, other: 10 });
  const own = globSync(`${source}**/*.{ts,tsx}`)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => [file.slice(source.length), readFileSync(file, 'utf8')] as const)
    .filter(([, text]) => text.includes('map/map-'))
    .flatMap(([file, text]) =>
      (text.match(/\b\w*zoom(?:=\{|: | = )\d+/gi) ?? []).map((zoom) => [file, zoom]),
    );
  expect(own).toEqual([]);
});
