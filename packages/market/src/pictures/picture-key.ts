import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlannedPicture } from './compose-pictures.ts';

const here = import.meta.dirname;

let drawing: string | undefined;

// How pictures are drawn: this folder's own code and letters, and the versions of what it draws with.
function drawingDigest(): string {
  if (drawing !== undefined) return drawing;
  const hash = createHash('sha256').update(readFileSync(join(here, '../../package.json')));
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts'),
  );
  for (const file of files.sort()) hash.update(readFileSync(join(here, file)));
  drawing = hash.digest('hex');
  return drawing;
}

const KEY_LETTERS = 10;

/** Two pictures of one key are the same to the byte: planned alike, and drawn by the same code. */
export function pictureKey({ name: _, ...plan }: PlannedPicture): string {
  const hash = createHash('sha256').update(drawingDigest()).update(JSON.stringify(plan));
  return hash.digest('hex').slice(0, KEY_LETTERS);
}
