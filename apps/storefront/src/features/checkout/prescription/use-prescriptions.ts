import { separator } from '../../../lib/format/separator.ts';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { refusalTexts } from '../../../lib/api/refusal-toasts.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { smallPicture } from '../../../lib/picture/small-picture.ts';
import { mostPrescriptions, type SentPicture } from './sent-picture.ts';

// The server's maximum size: the smallest print must stay readable.
const longestSidePx = 2000;

// Twice as wide as it is drawn.
const drawnPx = 192;

const uploading = ['checkout.uploadPrescription'];

/** A picture is being sent: an order placed meanwhile would lack it. */
export const useIsUploading = (): boolean => useIsMutating({ mutationKey: uploading }) > 0;

interface Sending {
  readonly busy: boolean;
  readonly problem: string | null;
  readonly send: (files: readonly File[]) => void;
  readonly remove: (picture: SentPicture) => void;
}

/** A preview as a data URL, which lasts as long as the draft. */
async function smallAddress(picture: Blob): Promise<string | undefined> {
  const small = await smallPicture(picture, drawnPx);
  const bytes = small && new Uint8Array(await small.arrayBuffer());
  return bytes && `data:image/jpeg;base64,${btoa(String.fromCharCode(...bytes))}`;
}

async function sendOne(file: File): Promise<SentPicture> {
  const body = new FormData();
  const { guest_id } = await guestQuery();
  if (guest_id) body.append('guest_id', guest_id);
  // A file that this browser cannot decode is sent as it is: the server says what is wrong with it.
  body.append('image', (await smallPicture(file, longestSidePx)) ?? file, 'prescription.jpg');
  const { prescription_id: id, image_url: link } = await call('checkout.uploadPrescription', { body });
  return { id, address: (await smallAddress(file)) ?? link };
}

/** Sends pictures one at a time; more than three are refused before any is sent (CHK-03). */
export function usePrescriptions(
  sent: readonly SentPicture[],
  onSent: (pictures: readonly SentPicture[]) => void,
): Sending {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string | null>(null);
  // One may be removed while another is being sent.
  const latest = useRef(sent);
  useEffect(() => {
    latest.current = sent;
  }, [sent]);
  const change = (pictures: readonly SentPicture[]): void => {
    latest.current = pictures;
    onSent(pictures);
  };
  const { mutate, isPending } = useMutation({
    mutationKey: uploading,
    meta: { quiet: true },
    networkMode: 'always',
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        const picture = await sendOne(file);
        change([...latest.current, picture]);
      }
    },
    onError: (error) => setProblem(refusalTexts(error, t('common.connectionLost')).join(separator)),
  });
  const send = (files: readonly File[]): void => {
    const isTooMany = sent.length + files.length > mostPrescriptions;
    setProblem(isTooMany ? t('checkout.prescriptionMost') : null);
    if (!isTooMany && files.length > 0) mutate(files);
  };
  const remove = ({ id: gone }: SentPicture): void => {
    setProblem(null);
    change(latest.current.filter(({ id }) => id !== gone));
  };
  return { busy: isPending, problem, send, remove };
}
