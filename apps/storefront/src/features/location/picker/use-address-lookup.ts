import { useEffect, useRef } from 'react';
import type { Place } from '../../../lib/address/address.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { findAddress } from '../choosing/place.ts';

/** Looks up the address of a point; a point without one nearby is named accordingly. */
export function useAddressLookup(value: Place | null, onChange: (place: Place) => void): void {
  const { t } = useTranslation();
  const words = t('location.pointOnMap');
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  const { text = null, lat = 0, lng = 0 } = value ?? {};
  useEffect(() => {
    if (text !== '') return undefined;
    const asking = new AbortController();
    const answer = (found: string | null): void => {
      if (!asking.signal.aborted) latest.current({ text: found ?? words, lat, lng });
    };
    findAddress({ lat, lng }, asking.signal).then(answer, () => answer(null));
    return () => asking.abort();
  }, [text, lat, lng, words]);
}
