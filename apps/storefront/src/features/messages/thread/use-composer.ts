import { MESSAGE_MAX_PICTURES } from '@promenade/domain/messages';
import { useEffect, useRef, useState } from 'react';
import { marketNow } from '../../../lib/clock/market-clock.ts';
import { randomId } from '../../../lib/api/random-id.ts';
import { useKeptWords } from '../../../lib/form/use-kept-words.ts';
import { smallPicture } from '../../../lib/picture/small-picture.ts';
import { useKeptPictures } from '../../../lib/picture/use-kept-pictures.ts';
import { useStored } from '../../../lib/session/use-stored.ts';
import type { ChosenPicture } from '../../../ui/pictures-field/use-chosen-pictures.ts';
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

/** What is wrong with the chosen pictures. */
export type PictureProblem = 'chat.unreadable' | 'chat.picturesMost' | null;

type Pictures = readonly ChosenPicture[];

/** The pictures of the message being written, which survive a reload as its text does. */
function usePictures(talk: Talk) {
  const [pictures, choose] = useKeptPictures(draftName(talk));
  // Others may be added or removed while a camera's picture is being reduced.
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);
  const setPictures = (change: (before: Pictures) => Pictures): void => {
    latest.current = change(latest.current);
    choose(latest.current);
  };
  return { pictures, setPictures };
}

/** The message being written, and sending it: from then on it belongs to the outbox. */
export function useComposer(talk: Talk, about: About | null) {
  const token = useStored('token') ?? '';
  const [text, setText] = useKeptWords(draftName(talk));
  const { pictures, setPictures } = usePictures(talk);
  const [problem, setProblem] = useState<PictureProblem>(null);
  const isEmpty = text.trim() === '' && pictures.length === 0;

  const addPictures = async (files: readonly File[]): Promise<void> => {
    const room = MESSAGE_MAX_PICTURES - pictures.length;
    const blobs = await Promise.all(files.slice(0, room).map((file) => smallPicture(file, longestSidePx)));
    const read = blobs.flatMap((blob) => (blob ? [{ blob, address: URL.createObjectURL(blob) }] : []));
    const isUnreadable = read.length < blobs.length;
    setProblem(isUnreadable ? 'chat.unreadable' : files.length > room ? 'chat.picturesMost' : null);
    setPictures((before) => [...before, ...read].slice(0, MESSAGE_MAX_PICTURES));
  };
  const removePicture = (gone: ChosenPicture): void => {
    URL.revokeObjectURL(gone.address);
    setProblem(null);
    setPictures((before) => before.filter((picture) => picture !== gone));
  };
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
    for (const { address } of pictures) URL.revokeObjectURL(address);
    setText('');
    setPictures(() => []);
    setProblem(null);
    return true;
  };
  return { text, setText, pictures, addPictures, removePicture, problem, isEmpty, send };
}
