const quality = 0.85;

/** The size in which a picture is sent: its own, or with its longer side at the limit. */
export function sentSize(
  width: number,
  height: number,
  longestSidePx: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longestSidePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A chosen picture reduced to a size that can be sent: a phone's photo has 12 megapixels and 4 MB. Undefined if the
 * browser cannot decode it.
 */
export async function smallPicture(file: Blob, longestSidePx: number): Promise<Blob | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = sentSize(picture.width, picture.height, longestSidePx);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    // JPEG has no transparency: a logo would be on black.
    if (context) context.fillStyle = '#fff';
    context?.fillRect(0, 0, width, height);
    context?.drawImage(picture, 0, 0, width, height);
    picture.close();
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    return made ?? undefined;
  } catch {
    // Not a picture, or of a type this browser does not support.
    return undefined;
  }
}
