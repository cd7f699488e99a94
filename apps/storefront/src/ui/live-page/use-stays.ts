import { useState } from 'react';

/** Whether something is shown, or has been on this page: if a map went once nothing moves on it, all below would jump. */
export function useStays(isShown: boolean): boolean {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return wasShown;
}
