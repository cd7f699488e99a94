const quality = 0.85;

/** The size in which a picture is sent: as it is, or its longer side at the limit. */
export function sentSize(
  width: number,
  height: number,
  longestSidePx: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longestSidePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A chosen picture made small enough to send: a phone's photo has 12 megapixels and 4 MB. Undefined where the browser
 * cannot read it as one.
 */
export async function smallPicture(file: Blob, longestSidePx: number): Promise<Blob | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = sentSize(picture.width, picture.height, longestSidePx);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    // A JPEG has no see-through: a logo would stand on black.
    if (context) context.fillStyle = '#fff';
    context?.fillRect(0, 0, width, height);
    context?.drawImage(picture, 0, 0, width, height);
    picture.close();
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    return made ?? undefined;
  } catch {
    // No picture, or one of a kind this browser does not know.
    return undefined;
  }
}
