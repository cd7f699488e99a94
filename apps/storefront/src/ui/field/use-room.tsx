import { type ComponentType, useEffect, useState } from 'react';
import { fetchCode } from '../../lib/view/fetch-code.ts';

const load = async () => (await import('../room/room-note.tsx')).RoomNote;

/**
 * The part that tells how much room is left in the field. Its code is loaded when the field gets the focus, and with
 * no page.
 */
export function useRoom(maximum: number | undefined) {
  const [Note, setNote] = useState<ComponentType<{ readonly maximum: number }>>();
  const [isEntered, setEntered] = useState(false);
  useEffect(() => {
    // A field may have been focused before the page's script was loaded. Rendering one too many does no harm.
    const isIn = isEntered || document.activeElement?.getAttribute('maxlength') === String(maximum);
    if (maximum && isIn) void fetchCode(load).then((view) => setNote(() => view));
  }, [maximum, isEntered]);
  // Remounted with its field, because a form may empty the field itself.
  return { room: Note && maximum && <Note maximum={maximum} />, onFocus: () => setEntered(true) };
}
