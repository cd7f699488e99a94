import { type ComponentType, useEffect, useState } from 'react';
import { fetchCode } from '../../lib/view/fetch-code.ts';

const load = async () => (await import('../room/room-note.tsx')).RoomNote;

/** What tells of the room of the field beside it, and hears of its focus: its code is fetched then, and with no page. */
export function useRoom(maximum: number | undefined) {
  const [Note, setNote] = useState<ComponentType<{ readonly maximum: number }>>();
  const [isEntered, setEntered] = useState(false);
  useEffect(() => {
    // Whoever was in it before the page's script had come is in it; one too many that is drawn says nothing.
    const isIn = isEntered || document.activeElement?.getAttribute('maxlength') === String(maximum);
    if (maximum && isIn) void fetchCode(load).then((view) => setNote(() => view));
  }, [maximum, isEntered]);
  // Drawn anew with its field: a form may empty that by itself.
  return { room: Note && maximum && <Note maximum={maximum} />, onFocus: () => setEntered(true) };
}
