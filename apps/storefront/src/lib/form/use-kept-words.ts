import { useState } from 'react';
import { tabStorage } from '../session/storage.ts';

/** Words that are being written under a name: they outlive their dialog and a reload, and go with the tab. */
export function useKeptWords(name: string) {
  const [words, setWords] = useState(() => tabStorage.read(name) ?? '');
  const write = (text: string): void => {
    tabStorage.write(name, text || null);
    setWords(text);
  };
  return [words, write] as const;
}
