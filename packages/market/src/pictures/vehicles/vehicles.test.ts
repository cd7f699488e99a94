import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { composePictures } from '../index.ts';
import { VEHICLE_BODIES, VEHICLE_PAINTS, VEHICLE_VIEWS, vehicleLookProblem } from './look.ts';
import { looksAlike, VEHICLE_SIZE, vehicleAlone, vehicleScene } from './vehicle-svg.ts';

describe.each(VEHICLE_BODIES)('a %s', (body) => {
  test('is drawn from every side in every colour, with nothing but numbers where numbers stand', () => {
    for (const paint of VEHICLE_PAINTS) {
      for (const view of VEHICLE_VIEWS) {
        const { ground = '', front } = vehicleScene({ body, paint }, view);
        for (const svg of [ground, front]) {
          expect(svg).not.toMatch(/NaN|undefined|Infinity/);
          const used = [...svg.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id);
          for (const id of used) expect([view, id, svg.includes(`id="${id}"`)]).toEqual([view, id, true]);
        }
      }
    }
  });

  test('differs by colour where its paint is seen', () => {
    const [first, second] = [
      { body, paint: 'red' },
      { body, paint: 'teal' },
    ] as const;
    for (const view of VEHICLE_VIEWS) {
      const same = looksAlike(first, view).paint === looksAlike(second, view).paint;
      expect(vehicleScene(first, view).front === vehicleScene(second, view).front).toBe(same);
      // A kind's ground is painted once for all its colours.
      expect(vehicleScene(first, view).ground).toBe(vehicleScene(second, view).ground);
    }
  });

  test('alone it touches no edge but the ground', async () => {
    const size = { width: 180, height: 120 };
    const { data, info } = await sharp(Buffer.from(vehicleAlone({ body, paint: 'blue' }, size)))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const opaque = (x: number, y: number): boolean => (data[(y * info.width + x) * 4 + 3] ?? 0) > 40;
    for (let x = 0; x < size.width; x += 1) expect([x, opaque(x, 0)]).toEqual([x, false]);
    for (let y = 0; y < size.height; y += 1)
      expect([y, opaque(0, y), opaque(size.width - 1, y)]).toEqual([y, false, false]);
  });
});

test('pictures of vehicles come out at the size that was promised', async () => {
  const vehicle = { body: 'suv', paint: 'green' } as const;
  const plan = VEHICLE_VIEWS.map(
    (view) => ({ name: `${view}.webp`, kind: 'vehicle', view, vehicle }) as const,
  );
  for await (const { width, height } of composePictures(plan))
    expect({ width, height }).toEqual(VEHICLE_SIZE);
});

test.each(['bicycle', 'e-bike', 'cargo-bike', 'motorcycle'] as const)(
  'the first picture of a %s comes in the first flight of a connection: its spokes took a second one',
  async (body) => {
    const plan = (['yellow', 'white'] as const).map(
      (paint) =>
        ({
          name: `${paint}.webp`,
          kind: 'vehicle',
          view: VEHICLE_VIEWS[0],
          vehicle: { body, paint },
        }) as const,
    );
    for await (const { bytes } of composePictures(plan)) expect(bytes.length).toBeLessThan(13_800);
  },
);

test('what cannot be drawn is told', () => {
  expect(vehicleLookProblem({ body: 'suv', paint: 'green' })).toBeUndefined();
  expect(vehicleLookProblem({ body: 'rocket', paint: 'green' })).toBe("'rocket' is no body of a vehicle");
  expect(vehicleLookProblem({ body: 'suv', paint: 'plaid' })).toBe("'plaid' is no colour of a vehicle");
});
