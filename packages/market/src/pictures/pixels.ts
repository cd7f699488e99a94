/** An image in memory: RGBA, 8 bits, straight alpha, row by row; its bytes begin at a multiple of four. */
export type Pixels = { width: number; height: number; data: Uint8Array };

/** Red, green, blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** Alpha of what the eye takes for nothing. */
const EMPTY_BELOW = 8;

export function blankPixels(width: number, height: number): Pixels {
  return { width, height, data: new Uint8Array(width * height * 4) };
}

export function copyPixels({ width, height, data }: Pixels): Pixels {
  return { width, height, data: Uint8Array.from(data) };
}

/** Its pixels, four bytes each as one number. */
const wholePixels = ({ data }: Pixels): Uint32Array =>
  new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

/** The image without its empty border. */
export function trimPixels(image: Pixels): Pixels {
  const { width, height, data } = image;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    const row = y * width * 4 + 3;
    let x = 0;
    while (x < width && (data[row + x * 4] ?? 0) < EMPTY_BELOW) x += 1;
    if (x === width) continue;
    top = Math.min(top, y);
    bottom = y + 1;
    left = Math.min(left, x);
    for (x = width - 1; x >= right && (data[row + x * 4] ?? 0) < EMPTY_BELOW; x -= 1);
    right = Math.max(right, x + 1);
  }
  const trimmed = blankPixels(Math.max(1, right - left), Math.max(1, bottom - top));
  drawOver(trimmed, image, -left, -top);
  return trimmed;
}

/** Lays an image over another, its top left corner at x, y; what hangs over the edge is cut. */
export function drawOver(canvas: Pixels, image: Pixels, x: number, y: number): void {
  const [fromX, toX] = [Math.max(0, -x), Math.min(image.width, canvas.width - x)];
  const [fromY, toY] = [Math.max(0, -y), Math.min(image.height, canvas.height - y)];
  const [onto, from, bytes] = [wholePixels(canvas), wholePixels(image), image.data];
  for (let row = fromY; row < toY; row += 1) {
    let source = row * image.width + fromX;
    let target = (row + y) * canvas.width + fromX + x;
    for (let column = fromX; column < toX; column += 1, source += 1, target += 1) {
      const at = source * 4;
      const alpha = bytes[at + 3] ?? 0;
      if (alpha === 0) continue;
      // What nothing shines through, and what stands on nothing, is copied.
      if (alpha === 255 || canvas.data[target * 4 + 3] === 0) onto[target] = from[source] ?? 0;
      else
        blendPixel(
          canvas.data,
          target * 4,
          bytes[at] ?? 0,
          bytes[at + 1] ?? 0,
          bytes[at + 2] ?? 0,
          alpha / 255,
        );
    }
  }
}

/** Source over target, both with straight alpha. */
function blendPixel(
  data: Uint8Array,
  at: number,
  red: number,
  green: number,
  blue: number,
  alpha: number,
): void {
  const under = ((data[at + 3] ?? 0) / 255) * (1 - alpha);
  const total = alpha + under;
  data[at] = Math.round((red * alpha + (data[at] ?? 0) * under) / total);
  data[at + 1] = Math.round((green * alpha + (data[at + 1] ?? 0) * under) / total);
  data[at + 2] = Math.round((blue * alpha + (data[at + 2] ?? 0) * under) / total);
  data[at + 3] = Math.round(total * 255);
}

/** A part of a canvas, in its pixels; it may reach beyond the edges. */
export type Part = { left: number; top: number; right: number; bottom: number };

/**
 * A mask of one value per pixel, 0 to 1, at a quarter of the canvas's size: soft things need no more. It covers a part of
 * the canvas that begins at `left`, `top`; outside of it nothing is shaded.
 */
export type ShadowMask = { left: number; top: number; width: number; height: number; values: Float32Array };

const MASK_STEP = 4;

/** A mask over a part of a canvas, with room for what a blur spreads. @param radius of the blur, in canvas pixels */
export function blankMask(canvas: Pixels, part: Part, radius: number): ShadowMask {
  const room = (BLUR_PASSES * reachOf(radius) + 1) * MASK_STEP;
  const down = (value: number): number => Math.floor(Math.max(0, value - room) / MASK_STEP);
  const [left, top] = [down(part.left), down(part.top)];
  const across = Math.ceil(Math.min(canvas.width, part.right + room) / MASK_STEP);
  const below = Math.ceil(Math.min(canvas.height, part.bottom + room) / MASK_STEP);
  // Between two columns and two rows a value is found, so that there are never less.
  const [width, height] = [Math.max(2, across - left), Math.max(2, below - top)];
  return {
    left: left * MASK_STEP,
    top: top * MASK_STEP,
    width,
    height,
    values: new Float32Array(width * height),
  };
}

/** Adds an image's silhouette to the mask, as if it stood at x, y on the canvas. */
export function castShadow(mask: ShadowMask, image: Pixels, x: number, y: number, strength: number): void {
  for (let row = 0; row < mask.height; row += 1) {
    const sourceY = Math.floor(mask.top + row * MASK_STEP + 2 - y);
    if (sourceY < 0 || sourceY >= image.height) continue;
    for (let column = 0; column < mask.width; column += 1) {
      const sourceX = Math.floor(mask.left + column * MASK_STEP + 2 - x);
      if (sourceX < 0 || sourceX >= image.width) continue;
      const alpha = (image.data[(sourceY * image.width + sourceX) * 4 + 3] ?? 0) / 255;
      const at = row * mask.width + column;
      mask.values[at] = Math.max(mask.values[at] ?? 0, alpha * strength);
    }
  }
}

/** Adds a flat ellipse: where an object touches the ground. */
export function castEllipse(mask: ShadowMask, part: Part, strength: number): void {
  const [radiusX, radiusY] = [(part.right - part.left) / 2, (part.bottom - part.top) / 2];
  const [centreX, centreY] = [part.left + radiusX, part.top + radiusY];
  for (let row = 0; row < mask.height; row += 1) {
    const dy = (mask.top + row * MASK_STEP + 2 - centreY) / radiusY;
    if (dy * dy >= 1) continue;
    for (let column = 0; column < mask.width; column += 1) {
      const dx = (mask.left + column * MASK_STEP + 2 - centreX) / radiusX;
      const depth = 1 - dx * dx - dy * dy;
      if (depth <= 0) continue;
      const at = row * mask.width + column;
      mask.values[at] = Math.max(mask.values[at] ?? 0, Math.sqrt(depth) * strength);
    }
  }
}

const BLUR_PASSES = 3;
const reachOf = (radius: number): number => Math.max(1, Math.round(radius / MASK_STEP));

/** Three box blurs, which come close to a Gaussian. @param radius in canvas pixels */
export function blurMask(mask: ShadowMask, radius: number): void {
  const reach = reachOf(radius);
  for (let pass = 0; pass < BLUR_PASSES; pass += 1) {
    mask.values = boxBlur(mask.values, mask.height, mask.width, mask.width, 1, reach);
    mask.values = boxBlur(mask.values, mask.width, mask.height, 1, mask.width, reach);
  }
}

/** One direction of a box blur; beyond the edge there is nothing. */
function boxBlur(
  values: Float32Array,
  lines: number,
  length: number,
  lineStride: number,
  step: number,
  reach: number,
): Float32Array {
  const blurred = new Float32Array(values.length);
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStride;
    let sum = 0;
    for (let at = 0; at < Math.min(reach, length); at += 1) sum += values[start + at * step] ?? 0;
    for (let at = 0; at < length; at += 1) {
      if (at + reach < length) sum += values[start + (at + reach) * step] ?? 0;
      if (at - reach - 1 >= 0) sum -= values[start + (at - reach - 1) * step] ?? 0;
      blurred[start + at * step] = sum / (2 * reach + 1);
    }
  }
  return blurred;
}

/** Lays the mask over the canvas in one colour, smoothly between its points. */
export function drawShadow(canvas: Pixels, mask: ShadowMask, [red, green, blue]: Colour): void {
  const { data } = canvas;
  const right = Math.min(canvas.width, mask.left + mask.width * MASK_STEP);
  const bottom = Math.min(canvas.height, mask.top + mask.height * MASK_STEP);
  for (let y = mask.top; y < bottom; y += 1) {
    // No arrays here, and what a row has in common is worked out once: this runs for every pixel.
    const my = (y - mask.top - 1.5) / MASK_STEP;
    const row = Math.min(mask.height - 2, Math.max(0, Math.floor(my)));
    const down = Math.min(1, Math.max(0, my - row));
    for (let x = mask.left, at = (y * canvas.width + x) * 4; x < right; x += 1, at += 4) {
      const alpha = maskAt(mask, (x - mask.left - 1.5) / MASK_STEP, row * mask.width, down);
      if (alpha > 1 / 255) blendPixel(data, at, red, green, blue, alpha);
    }
  }
}

/** The mask between two columns and two rows; the upper row begins at `row`. */
function maskAt({ width, values }: ShadowMask, x: number, row: number, down: number): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const across = Math.min(1, Math.max(0, x - left));
  const at = row + left;
  const upper = (values[at] ?? 0) * (1 - across) + (values[at + 1] ?? 0) * across;
  const lower = (values[at + width] ?? 0) * (1 - across) + (values[at + width + 1] ?? 0) * across;
  return Math.min(1, upper * (1 - down) + lower * down);
}
