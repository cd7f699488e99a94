import { readFile } from 'node:fs/promises';
import { composeItem, composeScene, type Spot } from './compose.ts';
import { type Gradient, gradientOf, type Hue, paintGradient, shadeOnAny } from './gradients.ts';
import { BANNER_SIZE, bannerSpots, COVER_SIZE, coverSpots, LOGO_SIZE, logoSpots } from './layouts.ts';
import { createObjectShelf, fromPixels, isVehicle, type ObjectShelf, type Shown } from './object-shelf.ts';
import { ownPicture } from './objects/objects.ts';
import { once } from './once.ts';
import type { Pack } from './packs/pack.ts';
import { VEHICLE_VIEWS, type VehicleLook, type VehicleView } from './vehicles/look.ts';
import { VEHICLE_SIZE } from './vehicles/vehicle-svg.ts';
import { blankPixels, type Colour, type Pixels } from './pixels.ts';

/**
 * One picture to make. Objects go from the most telling on; the variant chooses gradient and arrangement.
 * An item is shown by illustrated objects or by its pack; a category of vehicles by one of them.
 */
export type PlannedPicture =
  | { name: string; kind: 'cover' | 'logo' | 'banner'; hue: Hue; variant: number; objects: readonly Shown[] }
  | { name: string; kind: 'item'; objects: readonly string[] }
  | { name: string; kind: 'item'; pack: Pack }
  | { name: string; kind: 'item'; vehicle: VehicleLook }
  | { name: string; kind: 'vehicle'; view: VehicleView; vehicle: VehicleLook };

export type PicturePlan = readonly PlannedPicture[];

export type ComposedPicture = { name: string; bytes: Uint8Array; width: number; height: number };

/** Pictures in work at once; more than the machine's cores would only hold memory. */
const AT_ONCE = 4;

type Made = Omit<ComposedPicture, 'name'>;

// A vehicle is the largest picture of its page: most come in the first flight of a new connection, and their grounds are
// as smooth as at 82 (48 dB of 49).
const ENCODING = {
  item: { quality: 66, alphaQuality: 90 },
  vehicle: { quality: 58 },
  scene: { quality: 82 },
  // Below 72 shadows are drawn in steps that show; the usual effort takes a quarter off what they let through.
  clearScene: { quality: 58, alphaQuality: 73, effort: 4 },
} as const;

// What a new connection brings before the browser has answered, less the answer's headers.
const FIRST_FLIGHT_BYTES = 13_500;
// What is still too large takes the next that fits, and the first if none does: fewer steps of shadow than these are seen
// as outlines. Spokes are many small edges: 15 to 16 KB otherwise, and 0.8 dB of 36.
const INTO_ONE_FLIGHT = [
  { quality: 44, alphaQuality: 73 },
  { quality: 36, alphaQuality: 73 },
  { quality: 36, alphaQuality: 72 },
  { quality: 30, alphaQuality: 72 },
] as const;

/** Makes every picture of a plan, in its order; those that are planned alike once. The same plan gives the same bytes. */
export async function* composePictures(plan: PicturePlan): AsyncGenerator<ComposedPicture> {
  const shelf = createObjectShelf();
  const alike = new Map<string, Promise<Made>>();
  const pending: Promise<ComposedPicture>[] = [];
  let started = 0;
  const start = async ({ name, ...planned }: PlannedPicture): Promise<ComposedPicture> => ({
    name,
    ...(await once(alike, JSON.stringify(planned), () =>
      compose(shelf, { name, ...planned } as PlannedPicture),
    )),
  });
  for (let done = 0; done < plan.length; ) {
    while (started < plan.length && pending.length < AT_ONCE) {
      const picture = start(plan[started] as PlannedPicture);
      // Taken up below, in order; until then a failure must not count as unhandled.
      picture.catch(() => {});
      pending.push(picture);
      started += 1;
    }
    yield await (pending.shift() as Promise<ComposedPicture>);
    done += 1;
  }
}

async function compose(shelf: ObjectShelf, picture: PlannedPicture): Promise<Made> {
  const file = fileOf(picture);
  if (file !== undefined) return { bytes: await readFile(file), ...pictureSize(picture.kind) };
  const pixels = await pixelsOf(shelf, picture);
  // A market has a thousand pictures: two steps less of effort than usual halve their time and add 5 % to their bytes.
  const usual = await fromPixels(pixels)
    .webp({ effort: 2, ...encodingOf(picture) })
    .toBuffer();
  const isTooLarge = isFirstOfPage(picture) && usual.length > FIRST_FLIGHT_BYTES;
  const bytes = isTooLarge ? await encodeSmaller(pixels) : usual;
  return { bytes, width: pixels.width, height: pixels.height };
}

async function encodeSmaller(pixels: Pixels): Promise<Uint8Array> {
  const tried: Uint8Array[] = [];
  for (const encoding of INTO_ONE_FLIGHT) {
    const bytes = await fromPixels(pixels)
      .webp({ ...encoding, effort: 6 })
      .toBuffer();
    if (bytes.length <= FIRST_FLIGHT_BYTES) return bytes;
    tried.push(bytes);
  }
  return tried[0] as Uint8Array;
}

const encodingOf = (picture: PlannedPicture) => {
  if (!('hue' in picture)) return ENCODING[picture.kind];
  return isClear(picture) ? ENCODING.clearScene : ENCODING.scene;
};

/** Whether a page may have nothing larger that it shows first: a home its banner, a store its cover. */
const isFirstOfPage = (picture: PlannedPicture): boolean =>
  picture.kind === 'banner' ||
  picture.kind === 'cover' ||
  (picture.kind === 'vehicle' && picture.view === VEHICLE_VIEWS[0]);

/** An object that stands alone need not be drawn and packed anew, by which it would only lose. */
function fileOf(picture: PlannedPicture): string | undefined {
  if (picture.kind !== 'item' || !('objects' in picture)) return undefined;
  const [alone, ...others] = picture.objects;
  return alone === undefined || others.length > 0 ? undefined : ownPicture(alone);
}

type Item = Extract<PlannedPicture, { kind: 'item' }>;
type Scene = Extract<PlannedPicture, { hue: Hue }>;

function pixelsOf(shelf: ObjectShelf, picture: PlannedPicture): Promise<Pixels> {
  if (picture.kind === 'item') return composeOneItem(shelf, picture);
  return picture.kind === 'vehicle'
    ? shelf.show(picture.vehicle, picture.view)
    : composeByLayout(shelf, picture);
}

function composeOneItem(shelf: ObjectShelf, item: Item): Promise<Pixels> {
  if ('pack' in item) return shelf.stand(item.pack);
  return composeItem(shelf, 'vehicle' in item ? [item.vehicle] : item.objects);
}

const SCENES: Record<
  Scene['kind'],
  { size: { width: number; height: number }; spots: (variant: number, vehicles: boolean) => readonly Spot[] }
> = {
  cover: { size: COVER_SIZE, spots: coverSpots },
  logo: { size: LOGO_SIZE, spots: logoSpots },
  banner: { size: BANNER_SIZE, spots: bannerSpots },
};

function composeByLayout(shelf: ObjectShelf, { kind, hue, variant, objects }: Scene): Promise<Pixels> {
  const { size, spots } = SCENES[kind];
  const [main] = objects;
  const places = spots(variant, main !== undefined && isVehicle(main));
  // Spots go from back to front, objects from main to side.
  const fromBack = [...objects.slice(0, places.length)].reverse();
  const [canvas, shade] = groundOf({ kind, hue }, size, gradientOf(hue, variant));
  return composeScene(shelf, canvas, shade, fromBack, places);
}

/**
 * Whether the page's ground is seen behind it, which is another one at night. A logo is a mark with a ground of its own,
 * and spokes of cycles would take twice the bytes.
 */
const isClear = ({ kind, hue }: Pick<Scene, 'kind' | 'hue'>): boolean => kind !== 'logo' && hue !== 'sky';

function groundOf(
  scene: Pick<Scene, 'kind' | 'hue'>,
  { width, height }: { width: number; height: number },
  gradient: Gradient,
): [Pixels, Colour] {
  if (isClear(scene)) return [blankPixels(width, height), shadeOnAny(gradient)];
  return [paintGradient(width, height, gradient), gradient.shade];
}

/** The size of every picture of a kind, known before it is made. */
export function pictureSize(kind: PlannedPicture['kind']): { width: number; height: number } {
  if (kind === 'item') return { width: 256, height: 256 };
  return kind === 'vehicle' ? VEHICLE_SIZE : SCENES[kind].size;
}
