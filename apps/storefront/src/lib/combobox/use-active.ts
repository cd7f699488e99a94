import { useState } from 'react';

/**
 * The active option of a list, -1 for the box itself, and a function that makes another one active. It is remembered
 * by its key: an answer that arrives after an arrow key puts no other option in its place.
 */
export function useActive(keys: readonly string[]): readonly [number, (index: number) => void] {
  const [key, setKey] = useState<string>();
  return [key === undefined ? -1 : keys.indexOf(key), (index) => setKey(keys[index])];
}
