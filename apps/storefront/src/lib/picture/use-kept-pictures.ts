import { useEffect, useState } from 'react';
import type { ChosenPicture } from '../../ui/pictures-field/use-chosen-pictures.ts';
import { keepPictures, readPictures } from './kept-pictures.ts';

/** A chosen file, and whatever it is shown by. */
interface Chosen {
  readonly blob: Blob;
}

/**
 * Chosen files, stored under a name: they survive their dialog and a reload, as {@link useKeptWords} keeps a text.
 * @param shown makes what a stored file is shown by; the same function at each rendering
 */
export function useKeptFiles<One extends Chosen>(name: string, shown: (blob: Blob) => One) {
  const [files, setFiles] = useState<readonly One[]>([]);
  useEffect(() => {
    let isOver = false;
    void readPictures(name).then((kept) => {
      // What was chosen meanwhile is newer.
      if (!isOver && kept.length > 0) setFiles((chosen) => (chosen.length > 0 ? chosen : kept.map(shown)));
    });
    return () => {
      isOver = true;
    };
  }, [name, shown]);
  const choose = (chosen: readonly One[]): void => {
    setFiles(chosen);
    void keepPictures(
      name,
      chosen.map(({ blob }) => blob),
    );
  };
  return [files, choose] as const;
}

const withAddress = (blob: Blob): ChosenPicture => ({ blob, address: URL.createObjectURL(blob) });

/** Chosen pictures, with their previews. */
export const useKeptPictures = (name: string) => useKeptFiles(name, withAddress);
