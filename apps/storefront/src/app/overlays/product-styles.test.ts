import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');
const imports = /^(?:import|export)\s(?!type)(?:[^;']*?from\s+)?'(\.[^']+)';/gm;

/** The style sheets that a file and what it imports bring along; what it fetches later is not among them. */
function stylesOf(file: string, seen = new Set<string>()): Set<string> {
  const styles = new Set<string>();
  if (seen.has(file) || !existsSync(file)) return styles;
  seen.add(file);
  for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    const path = join(dirname(file), to);
    if (path.endsWith('.css')) styles.add(relative(source, path));
    else for (const style of stylesOf(path, seen)) styles.add(style);
  }
  return styles;
}

const stylesOfAll = (files: readonly string[]) =>
  new Set(files.flatMap((file) => [...stylesOf(join(source, file))]));

test('an item’s page comes with the style sheets of all that the server writes on it', () => {
  const page = stylesOfAll(['app/root.tsx', 'app/routes/product.tsx']);
  const late = stylesOfAll([
    'app/overlays/product-detail.tsx',
    'app/overlays/related-items.tsx',
    'features/catalog/item/food/food-choices.tsx',
    'features/reviews/list/reviews.tsx',
  ]);
  expect([...late].filter((style) => !page.has(style))).toEqual([]);
});

test('pages of rental come with the style sheets of all that the server writes on them', () => {
  const page = stylesOfAll(['app/root.tsx', 'app/routes/vehicle.tsx']);
  const late = stylesOfAll(['app/overlays/rental-pages.tsx']);
  expect([...late].filter((style) => !page.has(style))).toEqual([]);
});
