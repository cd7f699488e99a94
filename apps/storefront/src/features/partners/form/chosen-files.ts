import { useState } from 'react';
import { smallPicture } from '../../../lib/picture/small-picture.ts';
import type { ChosenPicture } from '../../../ui/pictures-field/use-chosen-pictures.ts';
import { noProblems } from './problems.ts';

// The contract's own limits, whose file carries the validation library.
const documentBytes = 2 * 1024 * 1024;

/** Files of a kind at most. */
export const mostFiles = 5;

/** Longer sides in pixels, as the server keeps them. */
const sides = { portrait: 1024, wide: 1600, paper: 2000 } as const;

/** Makes a chosen picture small; undefined where it is none. */
export const shrinkTo =
  (side: keyof typeof sides) =>
  (file: File): Promise<Blob | undefined> =>
    smallPicture(file, sides[side]);

/** A PDF goes as it is, where it is small enough and begins like one; anything else must be a picture. */
export async function readPaper(file: File): Promise<Blob | undefined> {
  const head = await file.slice(0, 5).text();
  if (head !== '%PDF-') return shrinkTo('paper')(file);
  return file.size <= documentBytes ? new Blob([file], { type: 'application/pdf' }) : undefined;
}

/** Adds files to a form under one name. Their names say nothing. */
export function appendFiles(form: FormData, name: string, files: readonly ChosenPicture[]): void {
  for (const [at, { blob }] of files.entries()) form.append(name, blob, `${name}-${at + 1}`);
}

/**
 * Files of an application, and what the server said of it. What was said of a file is not of the one that takes its place:
 * it goes as soon as another is chosen.
 */
export function useFiles<Files extends object>(none: Files) {
  const [files, setFiles] = useState(none);
  const [told, tell] = useState(noProblems);
  return {
    files,
    changeFiles: (part: Partial<Files>): void => {
      tell(noProblems);
      setFiles((before) => ({ ...before, ...part }));
    },
    forgetFiles: (): void => setFiles(none),
    told,
    tell,
  };
}
