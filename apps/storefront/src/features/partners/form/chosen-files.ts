import { useState } from 'react';
import { smallPicture } from '../../../lib/picture/small-picture.ts';
import type { ChosenPicture } from '../../../ui/pictures-field/use-chosen-pictures.ts';
import { noProblems } from './problems.ts';

// The contract's own limits, duplicated because its file depends on the validation library.
const documentBytes = 2 * 1024 * 1024;

/** Files of a kind at most. */
export const mostFiles = 5;

/** Longer sides in pixels, as the server stores them. */
const sides = { portrait: 1024, wide: 1600, paper: 2000 } as const;

/** Reduces a chosen picture; undefined if it is none. */
export const shrinkTo =
  (side: keyof typeof sides) =>
  (file: File): Promise<Blob | undefined> =>
    smallPicture(file, sides[side]);

/** A PDF is sent as it is, if it is small enough and begins like one; anything else must be a picture. */
export async function readPaper(file: File): Promise<Blob | undefined> {
  const head = await file.slice(0, 5).text();
  if (head !== '%PDF-') return shrinkTo('paper')(file);
  return file.size <= documentBytes ? new Blob([file], { type: 'application/pdf' }) : undefined;
}

/** Adds files to a form under one name. Their own names are not sent. */
export function appendFiles(form: FormData, name: string, files: readonly ChosenPicture[]): void {
  for (const [at, { blob }] of files.entries()) form.append(name, blob, `${name}-${at + 1}`);
}

/**
 * Files of an application, and the server's errors about them. An error about a file does not apply to its
 * replacement, so it disappears when another is chosen.
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
