import { isTripRunning } from '@promenade/domain/rental';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../../lib/api/guest.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useCopy } from '../../../../lib/toast/use-copy.ts';
import { openPaper } from '../../../../lib/view/open-paper.ts';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import type { Trip, TripKey } from './use-trip.ts';

async function invoiceAddress({ id, link }: TripKey): Promise<string> {
  const right = link === null ? await guestQuery() : { link };
  return (await call('trips.invoice', { query: { trip_id: id, ...right } })).pdf_url;
}

/** Invoice, calendar entry, and a link to share the trip. */
export function Papers({ trip, tripKey }: { readonly trip: Trip; readonly tripKey: TripKey }) {
  const { t } = useTranslation();
  const invoice = useMutation({ mutationFn: () => openPaper(() => invoiceAddress(tripKey)) });
  const copy = useCopy(t('common.linkCopied'));
  return (
    <>
      {tripKey.phone === null && (
        <Button look="soft" busy={invoice.isPending} onClick={() => invoice.mutate()}>
          {t('trips.invoice')}
        </Button>
      )}
      {trip.calendar_link && isTripRunning(trip.trip_status) && (
        <ButtonLink look="soft" to={trip.calendar_link} reloadDocument download>
          {t('trips.calendar')}
        </ButtonLink>
      )}
      {trip.link && (
        <Button look="soft" onClick={() => void copy(trip.link ?? '')}>
          {t('common.copyLink')}
        </Button>
      )}
    </>
  );
}
