/** An image in memory: RGBA, 8 bits, straight alpha, row by row. */
export type Pixels = { width: number; height: number; data: Uint8Array };

/** Red, green, blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** Alpha of what the eye takes for nothing. */
const EMPTY_BELOW = 8;

export function blankPixels(width: number, height: number): Pixels {
  return { width, height, data: new Uint8Array(width * height * 4) };
}

/** The image without its empty border. */
export function trimPixels(image: Pixels): Pixels {
  let left = image.width;
  let top = image.height;
  let right = 0;
  let bottom = 0;
  for (let at = 0; at < image.width * image.height; at += 1) {
    if ((image.data[at * 4 + 3] ?? 0) < EMPTY_BELOW) continue;
    const x = at % image.width;
    const y = (at - x) / image.width;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  const trimmed = blankPixels(Math.max(1, right - left), Math.max(1, bottom - top));
  drawOver(trimmed, image, -left, -top);
  return trimmed;
}

/** Lays an image over another, its top left corner at x, y; what hangs over the edge is cut. */
export function drawOver(canvas: Pixels, image: Pixels, x: number, y: number): void {
  const [fromX, toX] = [Math.max(0, -x), Math.min(image.width, canvas.width - x)];
  const [fromY, toY] = [Math.max(0, -y), Math.min(image.height, canvas.height - y)];
  for (let row = fromY; row < toY; row += 1) {
    let source = (row * image.width + fromX) * 4;
    let target = ((row + y) * canvas.width + fromX + x) * 4;
    for (let column = fromX; column < toX; column += 1, source += 4, target += 4) {
      const alpha = image.data[source + 3] ?? 0;
      // What nothing shines through, and what stands on nothing, is copied.
      if (alpha === 255 || (alpha > 0 && canvas.data[target + 3] === 0))
        copyPixel(canvas.data, target, image.data, source);
      else if (alpha > 0)
        blendPixel(
          canvas.data,
          target,
          image.data[source] ?? 0,
          image.data[source + 1] ?? 0,
          image.data[source + 2] ?? 0,
          alpha / 255,
        );
    }
  }
}

function copyPixel(data: Uint8Array, at: number, source: Uint8Array, from: number): void {
  data[at] = source[from] ?? 0;
  data[at + 1] = source[from + 1] ?? 0;
  data[at + 2] = source[from + 2] ?? 0;
  data[at + 3] = source[from + 3] ?? 0;
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

/** A mask of one value per pixel, 0 to 1, at a quarter of the canvas's size: soft things need no more. */
export type ShadowMask = { width: number; height: number; values: Float32Array };

const MASK_STEP = 4;

export function blankMask(canvas: Pixels): ShadowMask {
  const [width, height] = [Math.ceil(canvas.width / MASK_STEP), Math.ceil(canvas.height / MASK_STEP)];
  return { width, height, values: new Float32Array(width * height) };
}

/** Adds an image's silhouette to the mask, as if it stood at x, y on the canvas. */
export function castShadow(mask: ShadowMask, image: Pixels, x: number, y: number, strength: number): void {
  for (let row = 0; row < mask.height; row += 1) {
    const sourceY = row * MASK_STEP + 2 - y;
    if (sourceY < 0 || sourceY >= image.height) continue;
    for (let column = 0; column < mask.width; column += 1) {
      const sourceX = column * MASK_STEP + 2 - x;
      if (sourceX < 0 || sourceX >= image.width) continue;
      const alpha =
        (image.data[(Math.floor(sourceY) * image.width + Math.floor(sourceX)) * 4 + 3] ?? 0) / 255;
      const at = row * mask.width + column;
      mask.values[at] = Math.max(mask.values[at] ?? 0, alpha * strength);
    }
  }
}

/** Adds a flat ellipse: where an object touches the ground. */
export function castEllipse(
  mask: ShadowMask,
  centreX: number,
  centreY: number,
  radiusX: number,
  radiusY: number,
  strength: number,
): void {
  for (let row = 0; row < mask.height; row += 1) {
    for (let column = 0; column < mask.width; column += 1) {
      const dx = (column * MASK_STEP + 2 - centreX) / radiusX;
      const dy = (row * MASK_STEP + 2 - centreY) / radiusY;
      const depth = 1 - dx * dx - dy * dy;
      if (depth <= 0) continue;
      const at = row * mask.width + column;
      mask.values[at] = Math.max(mask.values[at] ?? 0, Math.sqrt(depth) * strength);
    }
  }
}

/** Three box blurs, which come close to a Gaussian. @param radius in canvas pixels */
export function blurMask(mask: ShadowMask, radius: number): void {
  const reach = Math.max(1, Math.round(radius / MASK_STEP));
  for (let pass = 0; pass < 3; pass += 1) {
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
export function drawShadow(canvas: Pixels, mask: ShadowMask, colour: Colour): void {
  const { left, top, right, bottom } = shadedPart(mask, canvas);
  for (let y = top; y < bottom; y += 1) {
    // No arrays here, and what a row has in common is worked out once: this runs for every pixel.
    const my = (y - 1.5) / MASK_STEP;
    const row = Math.min(mask.height - 2, Math.max(0, Math.floor(my)));
    const down = Math.min(1, Math.max(0, my - row));
    for (let x = left; x < right; x += 1) {
      const alpha = maskAt(mask, (x - 1.5) / MASK_STEP, row * mask.width, down);
      if (alpha > 1 / 255)
        blendPixel(canvas.data, (y * canvas.width + x) * 4, colour[0], colour[1], colour[2], alpha);
    }
  }
}

/** The part of the canvas that the mask touches; the rest need not be looked at. */
function shadedPart(
  { width, height, values }: ShadowMask,
  canvas: Pixels,
): { left: number; top: number; right: number; bottom: number } {
  let left = width;
  let top = height;
  let right = 0;
  let bottom = 0;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      if ((values[row * width + column] ?? 0) < 1 / 512) continue;
      left = Math.min(left, column);
      right = Math.max(right, column);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
    }
  }
  return {
    left: Math.max(0, (left - 1) * MASK_STEP),
    top: Math.max(0, (top - 1) * MASK_STEP),
    right: Math.min(canvas.width, (right + 2) * MASK_STEP),
    bottom: Math.min(canvas.height, (bottom + 2) * MASK_STEP),
  };
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
