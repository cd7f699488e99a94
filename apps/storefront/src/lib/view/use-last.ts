import { useState } from 'react';

/** The last value that was present: a window keeps its texts while it closes, though their subject is gone already. */
export function useLast<Asked>(asked: Asked): Asked {
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked);
  return last;
}
