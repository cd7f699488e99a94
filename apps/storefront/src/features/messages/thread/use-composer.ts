import { MESSAGE_MAX_PICTURES } from '@promenade/domain/messages';
import { marketNow } from '../../../lib/clock/market-clock.ts';
import { randomId } from '../../../lib/api/random-id.ts';
import { useKeptWords } from '../../../lib/form/use-kept-words.ts';
import { smallPicture } from '../../../lib/picture/small-picture.ts';
import { useKeptPictures } from '../../../lib/picture/use-kept-pictures.ts';
import { useStored } from '../../../lib/session/use-stored.ts';
import { useChosenPictures } from '../../../ui/pictures-field/use-chosen-pictures.ts';
import { draftName } from '../draft.ts';
import { outbox } from '../outbox/outbox.ts';
import type { About, Talk } from '../talk.ts';

// The largest size that the server stores a picture in.
const longestSidePx = 1600;

/** 128 random bits, in the API's format of ids. */
const newMessageId = (): string => randomId().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

let turns = 0;
/** Grows with every message that this page writes, and across pages. */
const nextTurn = (): number => {
  turns = Math.max(turns + 1, Date.now());
  return turns;
};

const shrink = (file: File): Promise<Blob | undefined> => smallPicture(file, longestSidePx);

/** The message being written, and sending it: from then on it belongs to the outbox. */
export function useComposer(talk: Talk, about: About | null) {
  const token = useStored('token') ?? '';
  const [text, setText] = useKeptWords(draftName(talk));
  // They survive a reload as the text does.
  const [pictures, keepPictures] = useKeptPictures(draftName(talk));
  const chosen = useChosenPictures({
    most: MESSAGE_MAX_PICTURES,
    pictures,
    onChange: keepPictures,
    shrink,
  });
  const isEmpty = text.trim() === '' && pictures.length === 0;

  const send = (): boolean => {
    if (isEmpty) return false;
    outbox.add({
      message_id: newMessageId(),
      talk,
      text: text.trim(),
      pictures: pictures.map(({ blob }) => blob),
      ...(about?.kind === 'order' ? { order_id: about.id } : {}),
      ...(about?.kind === 'trip' ? { trip_id: about.id } : {}),
      at: new Date(marketNow()).toISOString(),
      turn: nextTurn(),
      token,
      state: 'waiting',
    });
    setText('');
    chosen.clear();
    return true;
  };
  const { problem, add: addPictures, remove: removePicture } = chosen;
  return { text, setText, pictures, addPictures, removePicture, problem, isEmpty, send };
}
