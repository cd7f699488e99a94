import { useState } from 'react';

/** What was there last: the words of a window stay while it goes, though what they are of has gone already. */
export function useLast<Asked>(asked: Asked): Asked {
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked);
  return last;
}
