import { useEffect, useRef, useState } from 'react';

/** A picture to upload, and the URL of its preview. */
export interface ChosenPicture {
  readonly blob: Blob;
  readonly address: string;
}

/** The chosen files, the limit, and how a file is prepared for upload. */
export interface Choosing {
  readonly most: number;
  readonly pictures: readonly ChosenPicture[];
  readonly onChange: (pictures: readonly ChosenPicture[]) => void;
  /** Reduces a file to a size that can be sent; undefined if it cannot be read. */
  readonly shrink: (file: File) => Promise<Blob | undefined>;
}

/** Why some of the chosen files are not among the pictures. */
export type PictureProblem = 'unreadable' | 'too-many';

async function readPictures(files: readonly File[], shrink: Choosing['shrink']): Promise<ChosenPicture[]> {
  const blobs = await Promise.all(files.map(shrink));
  return blobs.flatMap((blob) => (blob ? [{ blob, address: URL.createObjectURL(blob) }] : []));
}

/** Adds and removes pictures, and reports files that could not be used. */
export function useChosenPictures({ most, pictures, onChange, shrink }: Choosing) {
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  // Others may be added or removed while a camera's picture is being reduced.
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);
  const change = (chosen: readonly ChosenPicture[]) => {
    for (const { address } of chosen.slice(most)) URL.revokeObjectURL(address);
    latest.current = chosen.slice(0, most);
    onChange(latest.current);
  };
  const room = most - pictures.length;
  const add = async (chosen: readonly File[]): Promise<void> => {
    const files = chosen.slice(0, room);
    const read = await readPictures(files, shrink);
    const all = [...latest.current, ...read];
    const isTooMany = chosen.length > files.length || all.length > most;
    if (read.length < files.length) setProblem('unreadable');
    else setProblem(isTooMany ? 'too-many' : null);
    change(all);
  };
  const remove = (gone: ChosenPicture) => {
    URL.revokeObjectURL(gone.address);
    setProblem(null);
    change(latest.current.filter((picture) => picture !== gone));
  };
  // They are on their way, and their previews are needed no more.
  const clear = () => {
    for (const { address } of latest.current) URL.revokeObjectURL(address);
    setProblem(null);
    change([]);
  };
  return { problem, room, add, remove, clear };
}
