import { MESSAGE_MAX_CHARACTERS, MESSAGE_MAX_PICTURES } from '@promenade/domain/messages';
import { type ChangeEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { pageStart } from '../../../lib/view/page-start.ts';
import { IconButton } from '../../../ui/button/button.tsx';
import { useRoom } from '../../../ui/field/use-room.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useKeptFocus } from '../../../ui/pass-focus/use-kept-focus.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ChosenCount } from '../../../ui/pictures-field/chosen-count.tsx';
import { RemovePicture } from '../../../ui/pictures-field/remove-picture.tsx';
import type { About, Talk } from '../talk.ts';
import styles from './composer.module.css';
import { useComposer } from './use-composer.ts';

const previewPixels = 72;

/** The subject of the next message, until it is sent or removed. */
function AboutChip({ about, onRemove }: { readonly about: About; readonly onRemove: () => void }) {
  const { t } = useTranslation();
  const { kind, number } = about;
  const named = kind === 'order' ? 'chat.aboutOrder' : 'chat.aboutTrip';
  return (
    <p className={styles['about']}>
      <Icon name={kind === 'order' ? 'receipt' : 'road'} size={16} />
      {number === undefined ? t(`chat.about_${kind}`) : t(named, { number })}
      <IconButton icon="close" label={t('chat.removeAbout')} onClick={onRemove} />
    </p>
  );
}

type ComposerState = ReturnType<typeof useComposer>;

function Previews({ composer }: { readonly composer: ComposerState }) {
  const { t } = useTranslation();
  const { pictures, removePicture } = composer;
  if (pictures.length === 0) return null;
  return (
    <ul className={styles['previews']}>
      {pictures.map((picture, at) => (
        <li key={picture.address} className={styles['preview']}>
          <Picture src={picture.address} alt="" width={previewPixels} height={previewPixels} />
          <RemovePicture
            label={t('chat.removePicture', { number: at + 1 })}
            onClick={() => removePicture(picture)}
          />
        </li>
      ))}
    </ul>
  );
}

interface AddPicturesProps {
  readonly disabled: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

function AddPictures({ disabled, onChoose }: AddPicturesProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    onChoose([...(target.files ?? [])]);
    target.value = '';
  };
  return (
    <>
      <IconButton
        icon="plus"
        label={t('chat.addPictures')}
        disabled={disabled}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t('chat.addPictures')}
        onChange={choose}
      />
    </>
  );
}

interface MessageTextProps {
  readonly composer: ComposerState;
  readonly onFocus: () => void;
  readonly onEnter: () => void;
}

function MessageText({ composer, onFocus, onEnter }: MessageTextProps) {
  const { t } = useTranslation();
  const onKey = (event: KeyboardEvent): void => {
    // During composition, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <textarea
      className={styles['text']}
      rows={1}
      dir="auto"
      maxLength={MESSAGE_MAX_CHARACTERS}
      placeholder={t('chat.write')}
      aria-label={t('chat.write')}
      title={t('chat.hint')}
      value={composer.text}
      onChange={({ target }) => composer.setText(target.value)}
      onKeyDown={onKey}
      onFocus={onFocus}
    />
  );
}

/** Takes the subject of the next message out of the address. */
function useForgetAbout(): () => void {
  const [search, setSearch] = useSearchParams();
  return () => {
    const next = new URLSearchParams(search);
    for (const name of ['order', 'trip', 'number']) next.delete(name);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
}

/**
 * Whoever comes to a conversation with a keyboard writes at once: it was a dozen stops away. On a touch screen the
 * keyboard would come up over what is to be read.
 */
function useWritingAtOnce(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { activeElement: here, body } = document;
    const isElsewhere = here !== null && here !== body && here !== pageStart();
    if (isElsewhere || !matchMedia('(pointer: fine)').matches) return;
    form.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [form]);
}

/** Where a message is written: Enter sends it, and the next may be begun at once. */
export function Composer({ talk, about }: { readonly talk: Talk; readonly about: About | null }) {
  const { t } = useTranslation();
  const composer = useComposer(talk, about);
  const keptFocus = useKeptFocus<HTMLFormElement>('textarea');
  useWritingAtOnce(keptFocus.ref);
  const { room, onFocus } = useRoom(MESSAGE_MAX_CHARACTERS);
  const forgetAbout = useForgetAbout();
  const { pictures, addPictures, problem, isEmpty, send } = composer;
  const sendNow = (): void => {
    if (send() && about) forgetAbout();
  };
  return (
    <form
      {...keptFocus}
      className={styles['composer']}
      onSubmit={(event) => {
        event.preventDefault();
        sendNow();
      }}
    >
      {about && <AboutChip about={about} onRemove={forgetAbout} />}
      <Previews composer={composer} />
      <ChosenCount count={pictures.length} />
      {problem && (
        <p role="alert" className={styles['problem']}>
          {t(problem === 'unreadable' ? 'chat.unreadable' : 'chat.picturesMost')}
        </p>
      )}
      <div className={styles['row']}>
        <AddPictures
          disabled={pictures.length >= MESSAGE_MAX_PICTURES}
          onChoose={(files) => void addPictures(files)}
        />
        <MessageText composer={composer} onFocus={onFocus} onEnter={sendNow} />
        <IconButton
          type="submit"
          icon="send"
          look="main"
          className={styles['send']}
          label={t('chat.send')}
          disabled={isEmpty}
        />
      </div>
      {room}
    </form>
  );
}
