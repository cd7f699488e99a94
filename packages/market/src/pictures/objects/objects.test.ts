import { expect, test } from 'vitest';
import { composePictures, type PicturePlan, pictureSize } from '../compose-pictures.ts';
import { FOOD_OBJECTS } from './food-objects.ts';
import { GOODS_OBJECTS } from './goods-objects.ts';
import { findObject, ownPicture } from './objects.ts';
import { OFF_MIDDLE } from './off-middle.ts';
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const names = Object.keys({ ...FOOD_OBJECTS, ...GOODS_OBJECTS });

/** How far the middle of what is seen is from the middle of its file, and its longer side. */
async function stance(name: string) {
  const image = sharp(findObject(name).path).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < width * height; at += 1) {
    if ((data[at * 4 + 3] ?? 0) < 8) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  return {
    size: { width, height },
    off: Math.max(Math.abs(left + right - width), Math.abs(top + bottom - height)) / 2,
    longer: Math.max(right - left, bottom - top),
  };
}

test('an object’s file is as large as a picture of an item, and stands in the middle unless it is named', async () => {
  for (const name of names) {
    const { size, off, longer } = await stance(name);
    expect([name, size, off > 8]).toEqual([name, pictureSize('item'), OFF_MIDDLE.has(name)]);
    expect([name, longer <= 232]).toEqual([name, true]);
  }
  expect([...OFF_MIDDLE].filter((name) => !names.includes(name))).toEqual([]);
});

async function made(plan: PicturePlan) {
  const pictures = [];
  for await (const picture of composePictures(plan)) pictures.push(picture);
  return pictures;
}

test('alone, an object in the middle is shown by its own file, and another is moved there', async () => {
  const [pizza, taco, turned] = await made(
    ['pizza', 'taco', 'pizza~120'].map((name) => ({ name, kind: 'item', objects: [name] }) as const),
  );
  expect(Buffer.from(pizza?.bytes ?? [])).toEqual(await readFile(ownPicture('pizza') ?? ''));
  expect(ownPicture('taco')).toBeUndefined();
  expect(Buffer.from(taco?.bytes ?? [])).not.toEqual(await readFile(findObject('taco').path));
  expect(turned?.bytes).not.toEqual(pizza?.bytes);
  for (const one of [pizza, taco, turned])
    expect(await sharp(one?.bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
});

test('pictures that are planned alike are the same, each under its name', async () => {
  const twice = ['first', 'second'].map((name) => ({ name, kind: 'item', objects: ['taco'] }) as const);
  const [first, second] = await made(twice);
  expect([first?.name, second?.name]).toEqual(['first', 'second']);
  expect(second?.bytes).toBe(first?.bytes);
});

test('covers and banners stand on the page’s ground, which is another one at night: theirs was a bright box there', async () => {
  const scenes = (['cover', 'banner', 'logo'] as const).map(
    (kind) => ({ name: kind, kind, hue: 'apricot', variant: 0, objects: ['pizza', 'olive'] }) as const,
  );
  const cornersOf = async (bytes: Uint8Array) => {
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return [0, info.width - 1].map((at) => data[at * 4 + 3]);
  };
  const [cover, banner, logo] = await Promise.all((await made(scenes)).map(({ bytes }) => cornersOf(bytes)));
  expect([cover, banner, logo]).toEqual([
    [0, 0],
    [0, 0],
    [255, 255],
  ]);
});

test('an object is found in a folder whose name has spaces and letters of any script', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'promenade marché 市 '));
  const files = join(folder, 'node_modules/@lobehub/fluent-emoji-3d');
  await mkdir(join(files, 'assets'), { recursive: true });
  await writeFile(join(files, 'package.json'), '{"name":"@lobehub/fluent-emoji-3d"}');
  await writeFile(join(files, 'assets', `${FOOD_OBJECTS['pizza']}.webp`), 'a picture');
  await cp(import.meta.dirname, folder, { recursive: true });
  const program = `import { readFileSync } from 'node:fs';
    import { findObject } from './objects.ts';
    process.stdout.write(readFileSync(findObject('pizza').path));`;
  const run = ['--input-type=module', '-e', program];
  expect(execFileSync(process.execPath, run, { cwd: folder, encoding: 'utf8' })).toBe('a picture');
  await rm(folder, { recursive: true });
});
