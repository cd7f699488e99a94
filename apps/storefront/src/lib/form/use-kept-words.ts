import { useState } from 'react';
import { tabStorage } from '../session/storage.ts';

/** A text being written, stored under a name: it survives its dialog and a reload, and is deleted with the tab. */
export function useKeptWords(name: string) {
  const [words, setWords] = useState(() => tabStorage.read(name) ?? '');
  const write = (text: string): void => {
    tabStorage.write(name, text || null);
    setWords(text);
  };
  return [words, write] as const;
}
